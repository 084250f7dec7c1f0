/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isNextScript } from './inline-scripts';

const BOOTSTRAP =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});';

it.each([
  ['the start of its data', '(self.__next_f=self.__next_f||[]).push([0])'],
  ['data', 'self.__next_f.push([1,"0:{\\"a\\":\\"\\u003c/script\\u003e\\"}\\n"])'],
  ['data of bytes', 'self.__next_f.push([3,"AAEC"])'],
  ['the files of the build', BOOTSTRAP],
])('knows %s', (_, code) => {
  expect(isNextScript(code)).toBe(true);
});

it.each([
  ['another script', 'alert(1)'],
  ['a call with more than data', 'self.__next_f.push([1,alert(1)])'],
  ['a call and more', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['two calls', 'self.__next_f.push([1,"a"]),self.__next_f.push([1,"b"])'],
  ['a call before it', 'alert(1);self.__next_f.push([1,"a"])'],
  ['a template', 'self.__next_f.push([1,`${alert(1)}`])'],
  ['nothing', ''],
])('does not take %s for one of its scripts', (_, code) => {
  expect(isNextScript(code)).toBe(false);
});

it('the installed Next writes them so', () => {
  const source = readFileSync('node_modules/next/dist/server/app-render/use-flight-response.js', 'utf8');
  expect(source).toContain('(self.__next_f=self.__next_f||[]).push(');
  expect(source).toContain('self.__next_f.push(');
});

import { readFileSync } from 'node:fs';
import { listSettingNames, parseSettings } from './settings';

const LINES = readFileSync('.env.example', 'utf8').split('\n');
const VARIABLE = /^# ([A-Z][A-Z0-9_]*)=(.*)$/;
const VARIABLES = LINES.flatMap((line): [string, string][] => {
  const [, name, value] = VARIABLE.exec(line) ?? [];
  return name === undefined || value === undefined ? [] : [[name, value]];
});

describe('.env.example', () => {
  it('names every setting once', () => {
    expect(VARIABLES.map(([name]) => name).sort()).toEqual(listSettingNames().sort());
  });

  it('changes nothing where all of it is set as it stands', () => {
    expect(parseSettings(Object.fromEntries(VARIABLES))).toEqual(parseSettings({}));
  });

  it('sets nothing itself', () => {
    expect(LINES.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  it('says what each is in the line before it', () => {
    const unexplained = LINES.filter((line, index) => {
      const before = LINES[index - 1] ?? '';
      return VARIABLE.test(line) && (!before.startsWith('# ') || VARIABLE.test(before));
    });
    expect(unexplained).toEqual([]);
  });
});

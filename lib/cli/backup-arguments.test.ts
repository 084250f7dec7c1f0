/** @jest-environment node */
import { parseBackupArguments } from './backup-arguments';
import { parseRestoreArguments } from './restore-arguments';

describe('parseBackupArguments', () => {
  it.each([
    [[], undefined, false],
    [['a.db'], 'a.db', false],
    [['a.db', '--force'], 'a.db', true],
  ])('understands %j', (args, file, isForced) => {
    expect(parseBackupArguments(args)).toEqual({ file, isForced });
  });

  it.each([
    [['a', 'b'], '"b" is too much'],
    [['-'], '"-" is no name of a file'],
    [['--forced'], 'Usage'],
  ])('refuses %j and shows the usage', (args, message) => {
    const parse = () => parseBackupArguments(args);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run backup');
    expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

describe('parseRestoreArguments', () => {
  it.each([
    [['a.db'], false],
    [['--yes', 'a.db'], true],
  ])('understands %j', (args, isSure) => {
    expect(parseRestoreArguments(args)).toEqual({ file: 'a.db', isSure });
  });

  it.each([
    [[], 'Name a backup.'],
    [['a', 'b'], '"b" is too much'],
    [['a', '--force'], 'Usage'],
  ])('refuses %j and shows the usage', (args, message) => {
    const parse = () => parseRestoreArguments(args);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run restore');
    expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

/** @jest-environment node */
import { parseExportArguments } from './export-arguments';

describe('parseExportArguments', () => {
  it.each([
    [['-'], '-', 'json', false],
    [['a.json'], 'a.json', 'json', false],
    [['a.csv'], 'a.csv', 'csv', false],
    [['a.CSV.gz'], 'a.CSV.gz', 'csv', true],
    [['--format', 'csv', 'a.txt'], 'a.txt', 'csv', false],
    [['a.csv', '--format=json'], 'a.csv', 'json', false],
    [['a.gz', '--format=json'], 'a.gz', 'json', true],
  ])('understands %j', (args, file, format, isCompressed) => {
    expect(parseExportArguments(args)).toEqual({ file, format, isCompressed });
  });

  it.each([
    [[], 'Name a file.'],
    [['a', 'b'], '"b" is too much'],
    [['a/'], '"a/" is a folder: name a file in it.'],
    [['a.txt'], '"a.txt" says no format: end it in .json or .csv, or add --format.'],
    [['a.gz'], '"a.gz" says no format'],
    [['a', '--format', 'xml'], '--format is "xml", but takes json or csv.'],
    [['a', '--json'], 'Usage'],
  ])('refuses %j and shows the usage', (args, message) => {
    const parse = () => parseExportArguments(args);
    expect(parse).toThrow(message);
    expect(parse).toThrow('Usage: npm run export');
    expect(parse).toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});

import { checkWords } from './check-words';

function listFindings(text: string, path = 'lib/x.ts'): string[] {
  return checkWords([{ path, text }]).map(({ line, message }) => `${line} ${message}`);
}

describe('checkWords', () => {
  it.each([
    ['// What a row told.', '1 "told" is refused here: write raw for data; says, reports or states'],
    ['\n/** Tells why. */', '2 "Tells" is refused here: write raw for data; says, reports or states'],
    [
      'type ToldOffer = 1;',
      '1 ToldOffer: "Told" is refused here: write raw for data; says, reports or states',
    ],
    ['const HOME_PATIENCE_MS = 8;', '1 HOME_PATIENCE_MS: "PATIENCE" is refused here: write timeout'],
    ['f({ onLapse: 1 });', '1 onLapse: "Lapse" is refused here: write degraded, or unavailable'],
    ['class A { #tally = 1; }', '1 tally: "tally" is refused here: write statistics'],
    ['void doubtPage();', '1 doubtPage: write shortenRevalidate'],
    ['// A verdict.', '1 "verdict" is refused here: write decision'],
    ['// It is settled.', '1 "settled" is refused here: write resolve, or apply'],
    ['// The page is made\n// anew.', '1 "made anew": write rendered again, rebuilt or invalidated'],
    ['// makes each page anew', '1 "made anew": write rendered again, rebuilt or invalidated'],
  ])('refuses %j', (text, finding) => {
    expect(listFindings(text)).toEqual([finding]);
  });

  it.each([
    'await Promise.allSettled([]); // when every promise has settled',
    'type Result = PromiseSettledResult<1>;',
    'const elapsed = 1; const untold = 2; const settlement = 3;',
    'const text = "told, tells, homeless";',
    '// Begins anew.',
  ])('accepts %j', (text) => {
    expect(listFindings(text)).toEqual([]);
  });

  it('reads style sheets, documents and the names of files', () => {
    expect(listFindings('/* told */ .told { color: red; }', 'a.scss')).toHaveLength(1);
    expect(listFindings('One shaper.\n', 'docs/x.md')).toHaveLength(1);
    expect(listFindings('', 'lib/settle-within.ts')).toEqual([
      '1 the name of the file: "settle" is refused here: write resolve, or apply',
    ]);
  });

  it('leaves the page alone that lists the words', () => {
    expect(listFindings('told', 'docs/architecture.md')).toEqual([]);
  });
});

/** @jest-environment node */
import { SettingsError } from '@/lib/config/settings';
import { parseAdUnits } from './parse-ad-units';

const FILE = 'ads.json';
const GOOGLE_HTML =
  '<script async src="https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456"></script>' +
  '<ins class="adsbygoogle" data-ad-client="ca-pub-1234567890123456" data-ad-slot="9876543210"></ins>';
const UNIT = {
  id: 'strip',
  name: 'Strip',
  position: 'modal',
  is_active: true,
  adType: 'adsterra',
  html: '<p>Buy</p>',
};

function parse(...units: unknown[]) {
  return parseAdUnits(JSON.stringify(units), FILE);
}

/** The message of the error that stops the start. */
function getProblems(text: string): string {
  try {
    parseAdUnits(text, FILE);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('The file was taken.');
}

test('takes a unit with the defaults of its type', () => {
  expect(parse(UNIT, { ...UNIT, id: 7, adType: 'adsense', html: GOOGLE_HTML })).toEqual([
    {
      id: 'strip',
      name: 'Strip',
      position: 'modal',
      isActive: true,
      priority: 10,
      adType: 'adsterra',
      maxClickRate: 0.35,
      maxShowRate: 0.8,
      height: 100,
      html: '<p>Buy</p>',
      hosts: [],
    },
    {
      id: '7',
      name: 'Strip',
      position: 'modal',
      isActive: true,
      priority: 30,
      adType: 'adsense',
      maxClickRate: 0.3,
      maxShowRate: 0.6,
      height: 100,
      client: 'ca-pub-1234567890123456',
      slot: '9876543210',
    },
  ]);
});

test('what the file says wins over the defaults, zero too', () => {
  const values = { priority: 55, maxClickRate: 0, maxShowRate: 1, height: 250, is_active: false };
  const [unit] = parse({ ...UNIT, ...values });
  expect(unit).toMatchObject({ priority: 55, maxClickRate: 0, maxShowRate: 1, height: 250, isActive: false });
});

test.each<[string, string[] | undefined, string[]]>([
  [
    '<script src="https://a.example/x.js"></script><img src="//B.example:8080/y">',
    undefined,
    ['a.example', 'b.example:8080'],
  ],
  ['<script>load("https:\\/\\/c.example\\/z")</script>', undefined, ['c.example']],
  ['<script src="https://a.example/x.js"></script>', ['*.network.example'], ['*.network.example']],
  ['<b>Buy</b>', ['*'], ['*']],
])('a frame of %s with hosts %j may load from %j', (html, hosts, expected) => {
  expect(parse({ ...UNIT, html, hosts })).toMatchObject([{ hosts: expected }]);
});

test('an empty list is a file without units', () => {
  expect(parseAdUnits('[]', FILE)).toEqual([]);
});

test.each([
  ['id', undefined, 'id is missing, but takes up to 64 letters, digits, - or _.'],
  ['id', '', 'id is "", but takes'],
  ['id', 'a b', 'id is "a b", but takes'],
  ['name', ' ', 'name is " ", but takes a name of 1 to 100 characters.'],
  ['position', 3, 'position is 3, but takes the place it is for: "modal".'],
  ['is_active', 'yes', 'is_active is "yes", but takes true or false.'],
  ['priority', 0, 'priority is 0, but takes a number above 0, up to 1000.'],
  ['priority', '10', 'priority is "10", but takes'],
  ['adType', 'popunder', 'adType is "popunder", but takes "adsense" or "adsterra".'],
  ['maxClickRate', 1.01, 'maxClickRate is 1.01, but takes a number from 0 to 1.'],
  ['maxShowRate', -0.1, 'maxShowRate is -0.1, but takes a number from 0 to 1.'],
  ['html', undefined, "html is missing, but takes the network's HTML, up to 20000 characters."],
  ['html', '  ', 'html is "  ", but takes'],
  ['html', 'x'.repeat(20_001), `html is "${'x'.repeat(59)}…, but takes`],
  ['hosts', 'cdn.example', 'hosts is "cdn.example", but takes a list of up to 100 host names'],
  ['hosts', ['https://cdn.example'], 'hosts is ["https://cdn.example"], but takes'],
  ['height', 49, 'height is 49, but takes a whole number of pixels from 50 to 250.'],
  ['height', 251, 'height is 251, but takes'],
  ['height', 90.5, 'height is 90.5, but takes'],
])('names %s when it is %j', (field, value, problem) => {
  const problems = getProblems(JSON.stringify([UNIT, { ...UNIT, id: 'next', [field]: value }]));
  expect(problems).toContain(`ads.json: unit 2`);
  expect(problems).toContain(`: ${problem}`);
  expect(problems.split('\n')).toHaveLength(1);
});

test.each([
  ['no names', '<ins class="adsbygoogle"></ins>'],
  ['no slot', '<ins data-ad-client="ca-pub-1234567890123456"></ins>'],
  ['another publisher form', '<ins data-ad-client="pub-1" data-ad-slot="9876543210"></ins>'],
  ['two slots', `${GOOGLE_HTML}<ins data-ad-slot="1111111111"></ins>`],
  [
    'something after the digits',
    '<ins data-ad-client="ca-pub-1234567890123456" data-ad-slot="1234&quot;"></ins>',
  ],
])('refuses Google code with %s', (_, html) => {
  const problems = getProblems(JSON.stringify([{ ...UNIT, adType: 'adsense', html }]));
  expect(problems).toMatch(
    /^ads\.json: unit 1 \("strip"\): html is .+, but takes Google's code for one ad unit/,
  );
});

test('one line a problem, of every unit', () => {
  const wrong = { ...UNIT, adType: 'x', maxClickRate: 2, maxshowrate: 0.5 };
  expect(getProblems(JSON.stringify([wrong, 'text', { ...UNIT, html: 1 }])).split('\n')).toEqual([
    expect.stringMatching(/^ads\.json: unit 1 \("strip"\): adType/),
    expect.stringMatching(/^ads\.json: unit 1 \("strip"\): maxClickRate/),
    expect.stringMatching(
      /^ads\.json: unit 1 \("strip"\): "maxshowrate" is no field of a unit\. They are id, /,
    ),
    'ads.json: unit 2: is no object with the fields of an ad unit.',
    expect.stringMatching(/^ads\.json: unit 3 \("strip"\): html is 1/),
  ]);
});

test('every unit has its own id, be it a number or a text', () => {
  expect(getProblems(JSON.stringify([{ ...UNIT, id: 5 }, { ...UNIT, id: '5' }, UNIT]))).toBe(
    'ads.json: id "5" stands at several units, but each takes its own.',
  );
});

test.each([
  ['{half', 'ads.json holds no JSON: '],
  ['{}', 'ads.json must hold a list of ad units'],
])('refuses a file that holds %s', (text, problem) => {
  expect(getProblems(text)).toContain(problem);
});

import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticPart } from './static-part';
import { StaticParts } from './static-parts';

const parts: ReactElement[] = [];
let isRendering: boolean;

jest.mock('@/lib/server/next-seams/static-parts', () => ({
  handOverPart: (part: ReactElement) => (isRendering ? parts.push(part) - 1 : null),
}));

beforeEach(() => {
  parts.length = 0;
  isRendering = true;
});

const LONG =
  'A text that is long enough to be worth a part of its own, which is sent as HTML and not as data too.';
const CLIENT = { $$typeof: Symbol.for('react.client.reference') };

const Text = ({ text }: { text: string }) => <p className="text">{text}</p>;
/** What server components see of those of the browser. */
const Button = Object.assign(
  ({ children }: { children?: ReactNode }) => <button>{children}</button>,
  CLIENT,
) as ({ children }: { children?: ReactNode }) => ReactElement;

function send(page: ReactNode) {
  const data = StaticParts({ children: page });
  return { data, html: parts.map((part) => renderToStaticMarkup(part)) };
}

it('sends what holds no client component as HTML alone', () => {
  const { data, html } = send(
    <section lang="en">
      <Text text={LONG} />
      <h2>Title</h2>
    </section>,
  );
  expect(html).toEqual([`<section lang="en"><p class="text">${LONG}</p><h2>Title</h2></section>`]);
  expect(data).toEqual(<StaticPart n={0} />);
});

it('leaves client components and what they stand in, and looks at what stands in them', () => {
  const { data, html } = send(
    <main id="m">
      <Text text={LONG} />
      <Button>
        <Text text={`${LONG} Inside.`} />
      </Button>
    </main>,
  );
  expect(html).toEqual([`<p class="text">${LONG} Inside.</p>`, `<p class="text">${LONG}</p>`]);
  expect(data).toEqual(
    <main id="m">
      <StaticPart n={1} />
      <Button>
        <StaticPart n={0} />
      </Button>
    </main>,
  );
});

it.each<[string, ReactNode, ReactNode]>([
  [
    'what is short',
    <Text key="short" text="Short" />,
    <p key="short" className="text">
      {'Short'}
    </p>,
  ],
  ['a text of its own', LONG, LONG],
  ['nothing', null, null],
])('leaves %s', (_, page, data) => {
  expect(send(page).data).toEqual(data);
});

it('keeps the keys of a list', () => {
  const { data } = send([<Button key="a" />, <Text key="b" text={LONG} />, <Text key="c" text={LONG} />]);
  expect(data).toEqual(
    <>
      <Button key="a" />
      <StaticPart key="b" n={0} />
      <StaticPart key="c" n={1} />
    </>,
  );
});

it('leaves a page as it is where Next renders none', () => {
  isRendering = false;
  expect(send(<Text text={LONG} />).data).toEqual(<p className="text">{LONG}</p>);
});

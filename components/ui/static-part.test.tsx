import { act, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { StaticPart } from './static-part';

// As static-parts.test.ts shows it.
const PART = '<section class="text" lang="en" data-static="0"><p>Kept</p></section>';

let root: Root;
const onError = jest.fn();

function Page() {
  const [isShown, setIsShown] = useState(true);
  return (
    <main>
      {isShown && <StaticPart n={0} />}
      <button onClick={() => setIsShown(!isShown)}>Press</button>
    </main>
  );
}

async function hydrate(html: string) {
  document.body.innerHTML = html;
  jest.spyOn(console, 'error').mockImplementation(onError);
  await act(async () => {
    root = hydrateRoot(document.body, <Page />, { onRecoverableError: onError });
  });
}

beforeEach(() => onError.mockReset());
afterEach(async () => {
  await act(async () => root.unmount());
  jest.restoreAllMocks();
});

const getPart = () => document.querySelector('[data-static="0"]');

it('is left alone when the page is hydrated, and no mismatch is reported', async () => {
  document.body.innerHTML = `<main>${PART}<button>Press</button></main>`;
  const html = document.body.innerHTML;
  await hydrate(html);
  expect(document.body.innerHTML).toBe(html);
  expect(onError).not.toHaveBeenCalled();
});

it('keeps what has become of it meanwhile, such as details that were opened', async () => {
  await hydrate(`<main>${PART}<button>Press</button></main>`);
  getPart()!.innerHTML = '<p>Changed</p>';
  await act(async () => document.querySelector('button')!.click());
  expect(getPart()).toBeNull();
  await act(async () => document.querySelector('button')!.click());
  expect(getPart()?.outerHTML).toBe(PART.replace('Kept', 'Changed'));
});

it('is there again where an extension has changed the page, and React renders all of it', async () => {
  await hydrate(`<main><aside></aside>${PART}<button>Press</button></main>`);
  expect(onError).toHaveBeenCalled();
  expect(document.body.innerHTML).toBe(`<main>${PART}<button>Press</button></main>`);
});

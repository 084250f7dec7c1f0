// Only in the build that `npm run bench` makes: prerendered pages of known sizes, to compare the real ones with.
export const dynamicParams = false;
export const revalidate = 300;

const STEP_KB = 10;
const LARGEST_KB = 300;
// With typographic marks and an accent, as real pages have: one of them makes the whole page dearer to encode.
const LINE = 'One line of text – Café Mirabelle’s – that stands for a line of a page. ';

type Params = { kilobytes: string };

export function generateStaticParams(): Params[] {
  return Array.from({ length: LARGEST_KB / STEP_KB }, (_, index) => ({
    kilobytes: String((index + 1) * STEP_KB),
  }));
}

export default async function BenchPage({ params }: { params: Promise<Params> }) {
  // Every character is sent twice: in the markup and in the data for React.
  const lineCount = (Number((await params).kilobytes) * 1024) / 2 / (LINE.length + 40);
  return (
    <main>
      <h1>Bench</h1>
      {Array.from({ length: Math.floor(lineCount) }, (_, index) => (
        <p key={index}>{LINE}</p>
      ))}
    </main>
  );
}

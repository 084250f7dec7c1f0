/**
 * Draws a profile of the processor as a flame graph: who calls whom from top to bottom, each as wide as its share of the
 * time. What takes less than half a percent is left out.
 *
 *   node --cpu-prof --cpu-prof-dir=profiles lib/cli/run.js import coupon-api feed.csv
 *   npx tsx e2e/bench/flame-graph.ts profiles/CPU.….cpuprofile > flame-graph.svg
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const WIDTH = 1_200;
const ROW = 18;
const CHARACTER = 6.4;
const LEAST_SHARE = 0.005;
/** Calls of Node and of loaders below which the work itself begins. */
const UNNAMED = new Set(['(program)', '(anonymous)', '']);
const LEFT_OUT = new Set(['(idle)', '(root)']);

const profileSchema = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});
type Frame = { name: string; place: string; time: number; children: Map<string, Frame> };

/** The tree of calls with the time spent in each and below it, idle time left out. */
function buildTree(text: string): Frame {
  const { nodes, samples, timeDeltas } = profileSchema.parse(JSON.parse(text));
  const own = new Map<number, number>();
  samples.forEach((id, index) => own.set(id, (own.get(id) ?? 0) + (timeDeltas[index] ?? 0)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const createFrame = (name: string, place: string): Frame => ({ name, place, time: 0, children: new Map() });
  const root = createFrame('all', '');
  const add = (id: number, parent: Frame): number => {
    const node = byId.get(id);
    if (node === undefined || node.callFrame.functionName === '(idle)') return 0;
    const { functionName, url } = node.callFrame;
    const place = url.replace(/^.*\/node_modules\//, '').replace(/^.*\/((?:lib|e2e)\/)/, '$1');
    const key = `${functionName} ${place}`;
    const isShown = !UNNAMED.has(functionName) && !LEFT_OUT.has(functionName);
    const frame = isShown ? (parent.children.get(key) ?? createFrame(functionName, place)) : parent;
    if (isShown) parent.children.set(key, frame);
    const time = (node.children ?? []).reduce((sum, child) => sum + add(child, frame), own.get(id) ?? 0);
    if (isShown) frame.time += time;
    return time;
  };
  root.time = nodes[0] === undefined ? 0 : add(nodes[0].id, root);
  return root;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function draw(root: Frame): string {
  const parts: string[] = [];
  let depths = 0;
  const drawFrame = (frame: Frame, x: number, depth: number): void => {
    const width = (frame.time / root.time) * WIDTH;
    depths = Math.max(depths, depth + 1);
    const share = `${((frame.time / root.time) * 100).toFixed(1)} %`;
    const label = `${frame.name} ${share}`;
    const letters = Math.floor((width - 6) / CHARACTER);
    const shown = letters < 4 ? '' : label.length <= letters ? label : `${label.slice(0, letters - 1)}…`;
    const hue = frame.place.startsWith('lib/') ? 30 : frame.place.startsWith('node:') ? 210 : 130;
    parts.push(
      `<g><title>${escape(`${frame.name} (${path.posix.normalize(frame.place || 'Node')}) ${share}`)}</title>` +
        `<rect x="${x.toFixed(1)}" y="${depth * ROW}" width="${Math.max(0, width - 0.5).toFixed(1)}" height="${ROW - 1}" fill="hsl(${hue} 70% 80%)"/>` +
        (shown === ''
          ? ''
          : `<text x="${(x + 3).toFixed(1)}" y="${depth * ROW + 13}">${escape(shown)}</text>`) +
        '</g>',
    );
    let left = x;
    for (const child of [...frame.children.values()].toSorted((a, b) => b.time - a.time)) {
      if (child.time / root.time >= LEAST_SHARE) drawFrame(child, left, depth + 1);
      left += (child.time / root.time) * WIDTH;
    }
  };
  drawFrame(root, 0, 0);
  const size = `viewBox="0 0 ${WIDTH} ${depths * ROW}" width="${WIDTH}" height="${depths * ROW}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="monospace" font-size="11"><rect width="100%" height="100%" fill="white"/>\n${parts.join('\n')}\n</svg>\n`;
}

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('Name a file that ends with .cpuprofile.');
process.stdout.write(draw(buildTree(readFileSync(file, 'utf8'))));

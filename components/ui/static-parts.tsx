import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { handOverPart } from '@/lib/server/next-seams/static-parts';
import { StaticPart, StaticScript } from './static-part';

/** In characters of data: what is shorter is not worth a part of its own. */
const LEAST_LENGTH = 80;

/** What an element costs as data besides its properties: type, key and brackets. */
const ELEMENT_LENGTH = 20;

type Props = { children?: ReactNode; [name: string]: unknown };

type StaticPartsProps = { children: ReactNode; inDevelopment?: boolean };

type Resolved = {
  node: ReactNode;
  /** How long it is as data, roughly; null where it holds something that runs in the browser. */
  length: number | null;
};

/**
 * Sends what never changes in the browser once, as HTML, and not a second time as the data that React hydrates from.
 * Takes server components; each largest element in them that holds no client component becomes a part, which React
 * leaves alone. Client components, and what must be awaited, stay as they are. While somebody develops, a page follows
 * each change instead, but for what another root hydrates (`inDevelopment`).
 */
export function StaticParts({ children, inDevelopment = false }: StaticPartsProps): ReactNode {
  if (process.env.NODE_ENV === 'development' && !inDevelopment) return children;
  const parts = toParts(resolve(children));
  return Array.isArray(parts) ? createElement(Fragment, null, ...(parts as ReactNode[])) : parts;
}

/** Hands over what is worth it. */
function toParts({ node, length }: Resolved): ReactNode {
  if (length === null || length < LEAST_LENGTH) return node;
  if (Array.isArray(node)) return node.map((child) => toParts(resolve(child)));
  if (!isValidElement<Props>(node)) return node;
  if (node.type === Fragment) return withChildren(node, toParts(resolve(node.props.children)));
  const n = handOverPart(node);
  if (n === null) return node;
  return withKey(node.type === 'script' ? <StaticScript n={n} /> : <StaticPart n={n} />, node.key);
}

/** Renders the server components in a node. */
function resolve(node: ReactNode): Resolved {
  if (Array.isArray(node)) return resolveAll(node);
  if (isValidElement<Props>(node)) return resolveElement(node);
  if (typeof node === 'string') return { node, length: node.length };
  // A promise is awaited by React.
  return { node, length: node !== null && typeof node === 'object' ? null : 1 };
}

function resolveAll(nodes: ReactNode[]): Resolved {
  const all = nodes.map(resolve);
  const isStatic = all.every(({ length }) => length !== null);
  return {
    node: all.map((child) => (isStatic ? child.node : toParts(child))),
    length: isStatic ? all.reduce((sum, { length }) => sum + (length ?? 0), 0) : null,
  };
}

function resolveElement(element: ReactElement<Props>): Resolved {
  const { type, props, key } = element;
  if (typeof type === 'function' && !isClientReference(type)) {
    const { node, length } = resolve((type as (props: Props) => ReactNode)(props));
    return { node: withKey(node, key), length };
  }
  const children = resolve(props.children);
  const isStatic = (typeof type === 'string' || type === Fragment) && children.length !== null;
  return {
    node: withChildren(element, isStatic ? children.node : toParts(children)),
    length: isStatic ? measure(props) + (children.length ?? 0) : null,
  };
}

function withKey(node: ReactNode, key: string | null): ReactNode {
  if (key === null) return node;
  return isValidElement(node) ? cloneElement(node, { key }) : <Fragment key={key}>{node}</Fragment>;
}

function withChildren(element: ReactElement<Props>, children: ReactNode): ReactElement {
  if (children === undefined) return element;
  // One by one they need no keys, as in the element itself.
  return Array.isArray(children)
    ? cloneElement(element, {}, ...(children as ReactNode[]))
    : cloneElement(element, {}, children);
}

function isClientReference(type: object): boolean {
  return '$$typeof' in type && type.$$typeof === Symbol.for('react.client.reference');
}

function measure(props: Props): number {
  return ELEMENT_LENGTH + JSON.stringify({ ...props, children: undefined }).length;
}

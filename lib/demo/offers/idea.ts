import type { Vocabulary } from '../vocabulary/define-vocabulary';
import type { Mechanic } from '../wording/define-mechanic';
import type { DrawnFacts } from '../wording/draw-facts';

/** What one offer is about, before its sentences are written. */
export type Idea = DrawnFacts & { mechanic: Mechanic; vocabulary: Vocabulary; title: string };

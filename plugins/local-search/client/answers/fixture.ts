import type { SearchRecord } from '../../shared/types';
import { createEngine } from '../engine';
import records from './fixture.json';

/** For tests: sections of real pages as they stood when the answerer was made. */
export const fixture = records as readonly SearchRecord[];

/** For tests: what searches them. */
export const fixtureEngine = createEngine(fixture);

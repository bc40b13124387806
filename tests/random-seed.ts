import fc from 'fast-check';
import { runSeed } from './run-seed.ts';

/** Every property test of a run takes its examples from the run's one seed. */
fc.configureGlobal({ seed: runSeed });

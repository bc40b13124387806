import { put, read } from '../endpoint.ts';

/** Drafts and who else writes, for every page that edits. Which role may for a subject is the area's (draft-subjects.ts). */
export const editingEndpoints = {
  draft: read('overview.see', '/drafts/:subject'),
  storeDraft: put('overview.see', '/drafts/:subject'),
  dropDraft: put('overview.see', '/drafts/:subject/drop'),
  /** Said every few seconds while a thing is open; answers with who else has it open. */
  present: put('overview.see', '/presence/:subject'),
} as const;

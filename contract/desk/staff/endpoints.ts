import { act, read } from '../endpoint.ts';

export const staffEndpoints = {
  staff: read('staff.see', '/staff'),
  staffSessions: read('staff.see', '/staff/:id/sessions'),
  inviteStaff: act('staff.edit', '/staff/invite'),
  /** A new way in for somebody who has lost theirs; the old ones end when it is taken up. */
  inviteAgain: act('staff.edit', '/staff/:id/invite'),
  revokeInvitation: act('staff.edit', '/staff/invitations/:id/revoke'),
  changeRole: act('staff.edit', '/staff/:id/role'),
  removeAccess: act('staff.edit', '/staff/:id/remove'),
  endSession: act('staff.edit', '/staff/:id/sessions/:session/end'),
} as const;

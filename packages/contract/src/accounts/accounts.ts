import { z } from 'zod';
import { anyPassword, day, id, instant, line, listOf, listQuery, nothing, phone, text } from '../envelope.ts';
import { limits } from '../limits.ts';
import { secondFactorDue, secondStep } from './second-factor.ts';

export const language = z.enum(['en', 'jp']);
export const roleName = z.enum(['PARTNER', 'TENANT']);
export const roleId = z.union([z.literal(1), z.literal(2)]);

/** The response to a completed sign-in. */
export const signedIn = z.object({
  accessToken: z.string(),
  access_token: z.string(),
  username: z.string(),
  fullName: z.string(),
  roleName,
  roleId,
  requestChangePassword: z.boolean(),
  /** Whether a second factor must be added before anything else. */
  requestSecondFactor: z.boolean(),
});
export type SignedIn = z.output<typeof signedIn>;
export const me = z.object({
  id,
  username: z.string(),
  name: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  roleId,
  roleName,
  tenantId: z.string().nullable(),
  language,
  requestChangePassword: z.boolean(),
  requestSecondFactor: z.boolean(),
  /** A tenant's expiry date, its last valid day, and the days until then in the partner's time zone (negative: it has passed). */
  expiry: z.object({ date: day, daysLeft: z.int() }).nullable(),
});
export type Me = z.output<typeof me>;

// The handler checks new passwords, because each broken rule has its own result code (400, not 422).
const candidatePassword = text(1024).min(1, 'REQUIRED');

/** An audit entry. `action` is a dotted verb (`tenant.create`); the console has the texts. */
export const auditEntry = z.object({
  id,
  at: instant,
  userName: z.string(),
  action: z.string(),
  target: z.string().nullable(),
  tenantId: z.string().nullable(),
  companyName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntryData = z.output<typeof auditEntry>;
const auditQuery = listQuery(['at']).extend({
  from: day.optional(),
  to: day.optional(),
  /** An action, or the beginning of several (`tenant.`). */
  action: text(64).optional(),
  tenantId: id.optional(),
});

export const accountShapes = {
  listAudit: { query: auditQuery, data: listOf(auditEntry) },
  exportAudit: { query: auditQuery.omit({ page: true, size: true }) },
  login: {
    body: z.object({
      email: text(1024).min(1, 'REQUIRED'),
      password: anyPassword,
      remember: z.boolean().optional(),
    }),
    data: z.union([signedIn, secondFactorDue]),
  },
  completeSignIn: { body: secondStep, data: signedIn },
  logout: { data: nothing },
  changePassword: {
    body: z.object({
      oldPassword: anyPassword,
      newPassword: candidatePassword,
      confirmPassword: candidatePassword,
    }),
    data: nothing,
  },
  forgotPassword: { body: z.object({ email: text(1024).min(1, 'REQUIRED') }), data: nothing },
  resetPassword: {
    body: z.object({
      token: text(1024).optional(),
      password: candidatePassword,
      confirmPassword: candidatePassword,
    }),
    data: nothing,
  },
  /** Follows the link that was mailed to a new sign-in address. */
  confirmEmail: { body: z.object({ token: text(1024) }), data: nothing },
  /**
   * `draftKey`: 32 bytes in base64url, this user's own and the same at the next sign-in. The browser encrypts with it what was being edited when
   * a session ended, and forgets it with the session.
   */
  getMe: { data: me.extend({ draftKey: z.string() }) },
  updateMe: {
    body: z.object({
      fullName: line(limits.personName).optional(),
      language: language.optional(),
      phoneNumber: z.union([phone, z.literal('').transform(() => null), z.null()]).optional(),
    }),
    data: me,
  },
};

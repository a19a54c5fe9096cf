import { z } from 'zod';
import { anyPassword, count, id, instant, line, nothing, text } from '../envelope.ts';
import { limits } from '../limits.ts';

/** The kinds of second factor. */
export const secondFactorMethod = z.enum(['totp', 'passkey', 'recovery']);
export type SecondFactorMethod = z.output<typeof secondFactorMethod>;

// WebAuthn's own JSON. Both sides pass it to a library, which validates it.
const webAuthnOptions = z.record(z.string(), z.unknown());
const base64 = z.string().max(16_384, 'TOO_LONG');
const credential = z.object({
  id: base64,
  rawId: base64,
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().max(64, 'TOO_LONG').optional(),
});
/** The browser's response when a passkey is created. */
const attestation = credential.extend({
  response: z.object({
    clientDataJSON: base64,
    attestationObject: base64,
    transports: z.array(z.string().max(64, 'TOO_LONG')).max(16, 'TOO_LONG').optional(),
  }),
});
export type Attestation = z.output<typeof attestation>;
/** The browser's response when a passkey is used. */
const assertion = credential.extend({
  response: z.object({
    clientDataJSON: base64,
    authenticatorData: base64,
    signature: base64,
    userHandle: base64.optional(),
  }),
});
export type Assertion = z.output<typeof assertion>;

const code = text(64).min(1, 'REQUIRED');
/** Needed when the sign-in is some minutes old; see `passwordRequired`. */
const passwordIfNeeded = z.object({ password: anyPassword.optional() });

/** The response to a correct password if a second factor is needed: no token yet. */
export const secondFactorDue = z.object({
  secondFactor: z.object({
    /** Works once, for five minutes. */
    ticket: z.string(),
    methods: z.array(secondFactorMethod),
    /** For the browser, where a passkey is among the methods. */
    passkeyOptions: webAuthnOptions.nullable(),
  }),
});

const passkey = z.object({ id, name: z.string(), since: instant, lastUsed: instant.nullable() });
/** A user's second factor. */
export const secondFactor = z.object({
  enabled: z.boolean(),
  /** Whether the user must have one. */
  required: z.boolean(),
  totp: z.object({ since: instant }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodesLeft: count,
  /** Whether adding one needs the password again. */
  passwordRequired: z.boolean(),
});
export type SecondFactor = z.output<typeof secondFactor>;
/** Shown once; empty where the user has codes already. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** The second step of a sign-in: a code of either kind, or what the passkey answered. */
export const secondStep = z
  .object({ ticket: text(256), code: code.optional(), assertion: assertion.optional() })
  .refine((body) => (body.code === undefined) !== (body.assertion === undefined), {
    path: ['code'],
    message: 'REQUIRED',
  });
export type SecondStep = z.output<typeof secondStep>;

const policy = z.object({ required: z.boolean() });
export const tenantSecondFactor = policy.extend({
  users: z.array(z.object({ id, name: z.string(), email: z.string(), methods: z.array(secondFactorMethod) })),
});
export type TenantSecondFactor = z.output<typeof tenantSecondFactor>;

const idParams = z.object({ id });
export const secondFactorShapes = {
  getSecondFactor: { data: secondFactor },
  startTotp: {
    body: passwordIfNeeded.nullish(),
    data: z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://…`, the content of the QR code. */
      address: z.string(),
      /** An SVG document. */
      qrCode: z.string(),
    }),
  },
  confirmTotp: { body: z.object({ code }), data: recoveryCodes },
  removeTotp: { body: z.object({ password: anyPassword, code }), data: nothing },
  startPasskey: { body: passwordIfNeeded.nullish(), data: z.object({ options: webAuthnOptions }) },
  confirmPasskey: {
    body: z.object({ name: line(limits.passkeyName), attestation }),
    data: recoveryCodes,
  },
  removePasskey: { params: idParams, body: z.object({ password: anyPassword }), data: nothing },
  renewRecoveryCodes: { body: z.object({ password: anyPassword }), data: recoveryCodes },
  getSecondFactorPolicy: { data: policy },
  changeSecondFactorPolicy: { body: policy, data: policy },
  getTenantSecondFactor: { params: idParams, data: tenantSecondFactor },
  changeTenantSecondFactor: { params: idParams, body: policy, data: tenantSecondFactor },
  resetTenantSecondFactor: { params: idParams, body: z.object({ userId: id }), data: tenantSecondFactor },
};

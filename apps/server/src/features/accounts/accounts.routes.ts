import type { Context } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { clientAddress, limitCalls } from '#platform/http/rate-limit.ts';
import type { Api } from '#platform/http/route.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { registerAudit } from './audit/audit.routes.ts';
import { auditedBy, recordAudit } from './audit/audit.store.ts';
import { changePassword } from './passwords/change-password.ts';
import { prepareDummyHash } from './passwords/passwords.ts';
import { confirmEmailChange } from './sign-in-address/change-email.ts';
import { requestPasswordReset, resetPassword } from './passwords/reset-password.ts';
import { endSessions } from './sessions/sessions.store.ts';
import { deviceCookie, readClient } from './sessions/client.ts';
import { registerSecondFactor } from './second-factor/second-factor.routes.ts';
import { registerSessionList } from './sessions/sessions.routes.ts';
import { signIn } from './sessions/sign-in.ts';
import { draftKeyOf } from './sessions/draft-key.ts';
import { presentMe } from './users.present.ts';
import { findUser, updateProfile } from './users.store.ts';
import { withCaller } from './sessions/with-caller.ts';

/** Signing in and out, passwords, and the caller's own profile. */
export function registerAccounts(api: Api, context: Context): void {
  registerSessions(api, context);
  registerSessionList(api, context);
  registerSecondFactor(api, context);
  registerPasswords(api, context);
  registerProfile(api, context);
  registerAudit(api, context);
}

function registerSessions(api: Api, context: Context): void {
  void prepareDummyHash();
  api.on('login', {
    handle: async ({ body, request, reply }) => {
      const { signInsPerMinute } = context.config.rates;
      const who = clientAddress(request.ip);
      await limitCalls(context, { name: 'sign-in', who, calls: signInsPerMinute, seconds: 60 });
      const { answer, deviceToken } = await signIn(context, body, readClient(context.config, request));
      if (deviceToken !== undefined) reply.header('set-cookie', deviceCookie(context.config, deviceToken));
      return answer;
    },
  });
  api.on('logout', {
    handle: async ({ caller }) => {
      const at = context.clock.now();
      await withCaller(context.db, caller, async (trx) => {
        await endSessions(trx, { sessionId: caller.sessionId }, at);
        await recordAudit(trx, {
          ...auditedBy(caller),
          at,
          action: 'session.sign_out',
          target: null,
          details: {},
        });
      });
      return null;
    },
  });
}

function registerPasswords(api: Api, context: Context): void {
  const mailer = createMailer(context.config, context);
  api.on('changePassword', {
    handle: async ({ caller, body, request }) => {
      await changePassword(context, caller, body, readClient(context.config, request));
      return null;
    },
  });
  api.on('forgotPassword', {
    handle: async ({ body, request }) => {
      const { resetsPerHour } = context.config.rates;
      const who = clientAddress(request.ip);
      await limitCalls(context, { name: 'reset', who, calls: resetsPerHour, seconds: 3600 });
      await requestPasswordReset(context, mailer, body.email);
      return null;
    },
  });
  api.on('confirmEmail', {
    handle: async ({ body, request }) => {
      await confirmEmailChange(context, body.token, readClient(context.config, request));
      return null;
    },
  });
  api.on('resetPassword', {
    handle: async ({ body, request }) => {
      await resetPassword(context, body, readClient(context.config, request));
      return null;
    },
  });
}

function registerProfile(api: Api, context: Context): void {
  api.on('getMe', {
    handle: async ({ caller }) => {
      const user = await withCaller(context.db, caller, (trx) => findUser(trx, caller.userId), {
        atOnce: true,
      });
      if (user === undefined) throw new AppError('USER_NOT_FOUND');
      return { ...presentMe(user, caller), draftKey: await draftKeyOf(context, caller.userId) };
    },
  });
  api.on('updateMe', {
    handle: ({ caller, body }) =>
      withCaller(context.db, caller, async (trx) => {
        const isChanged = await updateProfile(trx, caller.userId, body);
        const user = await findUser(trx, caller.userId);
        if (user === undefined) throw new AppError('USER_NOT_FOUND');
        if (!isChanged) return presentMe(user, caller);
        await recordAudit(trx, {
          ...auditedBy(caller),
          at: context.clock.now(),
          action: 'user.update',
          target: user.email,
          details: {},
        });
        return presentMe(user, caller);
      }),
  });
}

import type { FastifyRequest } from 'fastify';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { clientAddress, limitCalls } from '#platform/http/rate-limit.ts';
import type { Api } from '#platform/http/route.ts';
import { auditedAs, auditedBy, recordAudit } from '../audit/audit.store.ts';
import { deviceCookie, readClient } from '../sessions/client.ts';
import { notifyUser } from '../sessions/notify-user.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { withConfirmedIdentity } from './confirm-identity.ts';
import { confirmPasskey, removePasskey, startPasskey } from './enroll-passkey.ts';
import { confirmFirstTotp, removeTotp, startTotp } from './enroll-totp.ts';
import { listPasskeys } from './passkeys.store.ts';
import { changePartnerPolicy, findPartnerPolicy } from './policy.store.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.store.ts';
import { presentSecondFactor } from './second-factor.present.ts';

/** The second step of a sign-in, the caller's own factors, and what a partner asks of its own users. */
export function registerSecondFactor(api: Api, context: Context): void {
  registerSecondStep(api, context);
  registerTotp(api, context);
  registerPasskeys(api, context);
  registerRecoveryCodes(api, context);
  registerPolicy(api, context);
}

function registerSecondStep(api: Api, context: Context): void {
  const { config } = context;
  api.on('completeSignIn', {
    handle: async ({ body, request, reply }) => {
      const who = clientAddress(request.ip);
      await limitCalls(context, {
        name: 'second-factor',
        who,
        calls: config.rates.signInsPerMinute,
        seconds: 60,
      });
      const { answer, deviceToken } = await completeSignIn(context, body, readClient(config, request));
      if (deviceToken !== undefined) reply.header('set-cookie', deviceCookie(config, deviceToken));
      return answer;
    },
  });
}

function registerTotp(api: Api, context: Context): void {
  const clientOf = (request: FastifyRequest) => readClient(context.config, request);
  api.on('getSecondFactor', {
    handle: ({ caller }) =>
      context.db.withSystem((trx) => presentSecondFactor(trx, caller, context.clock.now())),
  });
  api.on('startTotp', {
    handle: ({ caller, body, request }) =>
      startTotp(context, caller, { password: body?.password, client: clientOf(request) }),
  });
  api.on('confirmTotp', {
    handle: async ({ caller, body, request }) => ({
      recoveryCodes: await confirmFirstTotp(context, caller, { ...body, client: clientOf(request) }),
    }),
  });
  api.on('removeTotp', {
    handle: async ({ caller, body, request }) => {
      await removeTotp(context, caller, { ...body, client: clientOf(request) });
      return null;
    },
  });
}

function registerPasskeys(api: Api, context: Context): void {
  const clientOf = (request: FastifyRequest) => readClient(context.config, request);
  api.on('startPasskey', {
    handle: ({ caller, body, request }) =>
      startPasskey(context, caller, { password: body?.password, client: clientOf(request) }),
  });
  api.on('confirmPasskey', {
    handle: async ({ caller, body, request }) => ({
      recoveryCodes: await confirmPasskey(context, caller, { ...body, client: clientOf(request) }),
    }),
  });
  api.on('removePasskey', {
    find: async ({ caller, params }) => {
      const passkeys = await context.db.withSystem((trx) => listPasskeys(trx, caller.userId));
      const passkey = passkeys.find(({ id }) => id === params.id);
      if (passkey === undefined) throw notFound();
      return passkey;
    },
    handle: async ({ caller, found, body, request }) => {
      await removePasskey(context, caller, { id: found.id, ...body, client: clientOf(request) });
      return null;
    },
  });
}

function registerRecoveryCodes(api: Api, context: Context): void {
  api.on('renewRecoveryCodes', {
    handle: async ({ caller, body, request }) => {
      const codes = await makeRecoveryCodes(caller.userId);
      const client = readClient(context.config, request);
      const { password } = body;
      await withConfirmedIdentity(context, { caller, password, client }, async (trx, user, at) => {
        if (!user.second_factor) throw notFound();
        await replaceRecoveryCodes(trx, user.id, codes, at);
        await recordAudit(trx, {
          ...auditedAs(user),
          at,
          action: 'second_factor.recovery_codes',
          details: {},
        });
        await notifyUser(context, trx, user, { notice: 'recoveryCodesRenewed', at, client });
      });
      return { recoveryCodes: codes.map(({ code }) => code) };
    },
  });
}

function registerPolicy(api: Api, context: Context): void {
  api.on('getSecondFactorPolicy', {
    handle: async ({ caller }) => {
      const found = await context.db.withPartner(caller, (trx) => findPartnerPolicy(trx, caller.partnerId));
      return { required: found?.second_factor_required ?? false };
    },
  });
  api.on('changeSecondFactorPolicy', {
    handle: async ({ caller, body: { required } }) => {
      await context.db.withSystem(async (trx) => {
        if (!(await changePartnerPolicy(trx, caller.partnerId, required))) return;
        await recordAudit(trx, {
          ...auditedBy(caller),
          at: context.clock.now(),
          action: 'second_factor.require',
          target: caller.username,
          details: { required: required ? 'yes' : 'no' },
        });
      });
      return { required };
    },
  });
}

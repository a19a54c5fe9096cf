import type { FastifyRequest } from 'fastify';
import type { Caller } from '#platform/access/caller.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/errors/app-error.ts';
import { clientAddress, limitCalls, limitConfirmations } from '#platform/http/rate-limit.ts';
import type { Api } from '#platform/http/route.ts';
import { auditedAs, auditedBy, recordAudit } from '../audit/audit.store.ts';
import { deviceCookie, readClient, type Client } from '../sessions/client.ts';
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

/** Where a change of the caller's own factors comes from. Each user makes only so many a minute: they cost hashes, and codes could be guessed. */
async function countChange(
  context: Context,
  { caller, request }: { caller: Caller; request: FastifyRequest },
): Promise<Client> {
  await limitConfirmations(context, caller);
  return readClient(context.config, request);
}

function registerTotp(api: Api, context: Context): void {
  api.on('getSecondFactor', {
    handle: ({ caller }) =>
      context.db.withSystem((trx) => presentSecondFactor(trx, caller, context.clock.now())),
  });
  api.on('startTotp', {
    handle: async (call) => {
      const client = await countChange(context, call);
      return startTotp(context, call.caller, { password: call.body?.password, client });
    },
  });
  api.on('confirmTotp', {
    handle: async (call) => {
      const client = await countChange(context, call);
      return { recoveryCodes: await confirmFirstTotp(context, call.caller, { ...call.body, client }) };
    },
  });
  api.on('removeTotp', {
    handle: async (call) => {
      const client = await countChange(context, call);
      await removeTotp(context, call.caller, { ...call.body, client });
      return null;
    },
  });
}

function registerPasskeys(api: Api, context: Context): void {
  api.on('startPasskey', {
    handle: async (call) => {
      const client = await countChange(context, call);
      return startPasskey(context, call.caller, { password: call.body?.password, client });
    },
  });
  api.on('confirmPasskey', {
    handle: async (call) => {
      const client = await countChange(context, call);
      return { recoveryCodes: await confirmPasskey(context, call.caller, { ...call.body, client }) };
    },
  });
  api.on('removePasskey', {
    find: async ({ caller, params }) => {
      const passkeys = await context.db.withSystem((trx) => listPasskeys(trx, caller.userId));
      const passkey = passkeys.find(({ id }) => id === params.id);
      if (passkey === undefined) throw notFound();
      return passkey;
    },
    handle: async (call) => {
      const client = await countChange(context, call);
      await removePasskey(context, call.caller, { id: call.found.id, ...call.body, client });
      return null;
    },
  });
}

function registerRecoveryCodes(api: Api, context: Context): void {
  api.on('renewRecoveryCodes', {
    handle: async (call) => {
      const {
        caller,
        body: { password },
      } = call;
      const client = await countChange(context, call);
      return withConfirmedIdentity(context, { caller, password, client }, async () => {
        const codes = await makeRecoveryCodes(caller.userId);
        return async (trx, user, at) => {
          if (!user.second_factor) throw notFound();
          await replaceRecoveryCodes(trx, user.id, codes, at);
          const action = 'second_factor.recovery_codes';
          await recordAudit(trx, { ...auditedAs(user), at, action, details: {} });
          await notifyUser(context, trx, user, { notice: 'recoveryCodesRenewed', at, client });
          return { recoveryCodes: codes.map(({ code }) => code) };
        };
      });
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

import { limits } from '@ocr/contract/limits';
import type { TenantValues } from '#features/tenants/tenant-values.ts';
import { fieldRefusals, hasResult } from '#lib/api/call-error.ts';
import { common } from '#lib/i18n/common.ts';
import { signedInMessages } from '#lib/i18n/signed-in.ts';
import { all, rules, useAppForm, type AppForm } from '#ui/form/form.ts';
import { toast } from '#ui/feedback/toast.ts';
import { readWhole } from '#ui/form/WholeField.tsx';

interface TenantFormOptions {
  readonly initialValues: TenantValues;
  /** Only a new tenant's sign-in is asked for. */
  readonly isNew: boolean;
  readonly ask: (values: TenantValues) => Promise<boolean>;
  readonly submit: (values: TenantValues) => Promise<void>;
  /** The toast of a failure that no field explains. */
  readonly failed: string;
}

/** Rules, questions and refusals of the tenant form. */
export function useTenantForm({
  initialValues,
  isNew,
  ask,
  submit,
  failed,
}: TenantFormOptions): AppForm<TenantValues> {
  const codes = { ...common.get().codes, ...signedInMessages.get().codes };
  const whole = rules.whole(0, limits.billingValueMax);
  return useAppForm<TenantValues>({
    initialValues,
    validate: {
      companyName: rules.required,
      contactName: rules.required,
      contactEmail: all(rules.required, rules.email),
      phoneNumber: all(rules.required, rules.phone),
      blockLimit: (text) => rules.required(text) ?? whole(readWhole(text)),
      expiryDate: all(rules.required, rules.day),
      ...(isNew
        ? { email: all(rules.required, rules.email), password: all(rules.required, rules.password) }
        : {}),
    },
    ask,
    submit: async (values) => {
      try {
        await submit(values);
      } catch (error) {
        const isAtField =
          hasResult(error, 'EMAIL_EXISTED', 'COMPANY_NAME_EXISTED') || fieldRefusals(error).length > 0;
        if (!isAtField) toast.failure(failed);
        throw error;
      }
    },
    fieldErrors: {
      EMAIL_EXISTED: ['email', codes.EMAIL_EXISTED],
      COMPANY_NAME_EXISTED: ['companyName', codes.COMPANY_NAME_EXISTED],
    },
    fallback: failed,
  });
}

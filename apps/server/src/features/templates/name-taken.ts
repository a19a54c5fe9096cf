import { isUniqueViolation } from '#platform/database/errors.ts';
import { AppError } from '#platform/errors/app-error.ts';

const keys = ['templates_custom_name', 'templates_standard_name'];

/** Runs a write of templates. @throws AppError `TEMPLATE_NAME_EXISTED` where another template has the name already */
export async function withFreeName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (keys.some((key) => isUniqueViolation(error, key))) throw new AppError('TEMPLATE_NAME_EXISTED');
    throw error;
  }
}

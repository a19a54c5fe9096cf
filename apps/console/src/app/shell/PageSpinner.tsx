import { Loader } from '@mantine/core';
import classes from '#app/errors/pages.module.css';
import { common } from '#lib/i18n/common.ts';

/** While a page's code is on its way. */
export function PageSpinner() {
  const { loadingPage } = common.get();
  return (
    <div className={classes['spinner']} role="status">
      <Loader size="sm" aria-hidden />
      <span className="visually-hidden">{loadingPage}</span>
    </div>
  );
}

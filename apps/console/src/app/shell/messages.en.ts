/** Words of what surrounds every signed-in page. */
export const en = {
  kept: {
    text: 'Your changes on this page were kept when your session ended.',
    restore: 'Restore',
    discard: 'Discard',
  },
  expiry: {
    soon: (day: string, count: number) =>
      count === 0
        ? `Your access expires today, ${day}. From tomorrow, no new requests can be submitted.`
        : `Your access expires on ${day}, in ${count === 1 ? '1 day' : `${count} days`}. After that, no new requests can be submitted.`,
    over: (day: string) =>
      `Your access expired on ${day}. You can still view and export results, but no new requests can be submitted.`,
    contact: 'Please contact your administrator to renew it.',
  },
};

export type ShellMessages = typeof en;

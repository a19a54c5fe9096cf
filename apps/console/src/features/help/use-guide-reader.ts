import { useQuery } from '@tanstack/react-query';
import type { GuideReader } from '#features/help/guide.ts';
import { currentUsageQuery } from '#lib/queries/usage.ts';
import { isPartner } from '#lib/session/use-session.ts';

/** Who reads the guide: a tenant without prices reads nothing of amounts. */
export function useGuideReader(): GuideReader {
  const role = isPartner();
  const { data } = useQuery({ ...currentUsageQuery({ nearest: 0 }), enabled: !role });
  return { isPartner: role, hasAmounts: role || data?.cost !== undefined };
}

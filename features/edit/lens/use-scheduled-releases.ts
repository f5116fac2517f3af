import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { releasesUntil } from './releases-until'

/** All releases, for a page that is shown at a moment; undefined at none and until they are known. */
export function useScheduledReleases(moment: string | null): Release[] | undefined {
  const { data } = useQuery({
    queryKey: queryKey(releaseApi.filter, {}),
    queryFn: ({ signal }) => call(releaseApi.filter, {}, { signal }),
    enabled: moment !== null,
  })
  return moment === null ? undefined : data?.releases
}

/** The scheduled releases that will have run at a moment, in the order in which they run; undefined until they are known. */
export function useReleasesUntil(moment: string | null): Release[] | undefined {
  const releases = useScheduledReleases(moment)
  return moment !== null && releases ? releasesUntil(releases, moment) : undefined
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { newId } from '@/lib/text/new-id'

const key = queryKey(releaseApi.filter, {})

/** What was and is scheduled, newest first. */
export function useReleases({ isEnabled = true }: { isEnabled?: boolean } = {}) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(releaseApi.filter, {}, { signal }),
    select: ({ releases }) => releases,
    enabled: isEnabled,
  })
}

type Change = { kind: 'edit'; title: string; publishAt: string } | { kind: 'cancel' } | { kind: 'publishNow' } | { kind: 'rollback' }

/** Changes a release. A colleague's change of it is fetched first, so that nobody overwrites it unseen. */
export function useChangeRelease(release: Release) {
  const client = useQueryClient()
  const { id, version } = release
  return useMutation({
    mutationFn: (change: Change) => send({ id, version }, change),
    onSettled: (_, error) =>
      error === null || hasErrorCode(error, 'STALE_VERSION') ? client.invalidateQueries({ queryKey: key }) : undefined,
  })
}

function send(at: { id: number; version: number }, change: Change) {
  switch (change.kind) {
    case 'edit':
      return call(releaseApi.update, { ...at, title: change.title, publishAt: change.publishAt })
    case 'cancel':
      return call(releaseApi.cancel, at)
    case 'publishNow':
      return call(releaseApi.publishNow, at)
    case 'rollback':
      return call(releaseApi.rollback, at)
  }
  throw new Error(`No such change: ${change satisfies never}`)
}

type Schedule = { title: string; publishAt: string; documents: { key: string; revision: number }[] }

/** Schedules the drafts as they are now; once, also when the same is sent again after a lost answer. */
export function useSchedule() {
  const client = useQueryClient()
  const last = useRef({ schedule: '', requestKey: '' })

  function requestKeyOf(given: Schedule): string {
    const schedule = JSON.stringify(given)
    if (schedule !== last.current.schedule) last.current = { schedule, requestKey: newId() }
    return last.current.requestKey
  }

  return useMutation({
    mutationFn: (schedule: Schedule) => call(releaseApi.create, schedule, { headers: { 'idempotency-key': requestKeyOf(schedule) } }),
    onSuccess: () => {
      last.current = { schedule: '', requestKey: '' }
      return client.invalidateQueries({ queryKey: key })
    },
  })
}

'use client'

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SectionQuery } from '@/features/sections/section-query'
import { call } from '@/lib/api/client'
import { callAt } from '../lens/call-at'
import { useEditStore } from '../store/edit-store'
import { useLastDefined } from '../use-last-defined'

/** Runs a section's query in the browser, at the chosen moment; while a changed one runs, the data before it stays. */
export function QueryResult<D>({ query, children }: { query: SectionQuery<D>; children: (data: D) => ReactNode }) {
  const moment = useEditStore((state) => state.moment)
  const { data } = useQuery({
    queryKey: ['section', moment, ...query.key],
    queryFn: () => query.run(moment === null ? call : callAt(moment)),
  })
  const shown = useLastDefined(data)
  return shown === undefined ? null : children(shown)
}

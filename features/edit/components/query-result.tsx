'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SectionQuery } from '@/features/sections/section-query'
import { call } from '@/lib/api/client'

/** Runs a section's query in the browser; while a changed one runs, the data before it stays. */
export function QueryResult<D>({ query, children }: { query: SectionQuery<D>; children: (data: D) => ReactNode }) {
  const { data } = useQuery({ queryKey: ['section', ...query.key], queryFn: () => query.run(call), placeholderData: keepPreviousData })
  return data === undefined ? null : children(data)
}

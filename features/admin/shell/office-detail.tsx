'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { ApiError } from '@/lib/api/errors'
import { NotAllowed } from './not-allowed'
import { OfficeLoadError } from './office-load-error'

type OfficeDetailProps<Data> = {
  query: UseQueryResult<Data>
  notFound: ReactNode
  /** Below a screen's own heading. */
  isPart?: boolean
  children: (data: Data) => ReactNode
}

/** One object of the back office with its loading, error, not-allowed and not-found states. */
export function OfficeDetail<Data>({ query, notFound, isPart = false, children }: OfficeDetailProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error instanceof ApiError && error.status === 404) return notFound
  if (error instanceof ApiError && error.status === 403) return <NotAllowed missing="screen" as={isPart ? 'h2' : 'h1'} />
  if (error) return <OfficeLoadError as={isPart ? 'h2' : 'h1'} isRetrying={isFetching} onRetry={() => void refetch()} />
  return <SkeletonText lines={8} />
}

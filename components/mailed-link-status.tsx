'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { MailQuestion, MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { ApiError } from '@/lib/api/errors'

type MessageKey = 'underway' | 'underwayText' | 'spent' | 'spentText' | 'failed' | 'failedText' | 'again'

type MailedLinkStatusProps<Data> = {
  /** Follows the link of a mail; doing it twice changes nothing. */
  query: UseQueryResult<Data>
  /** Whose words it speaks. */
  t: (word: MessageKey) => string
  /** The way on where the link leads no further. */
  homeAction: ReactNode
  /** Where it led. */
  children: (data: Data) => ReactNode
}

/** A mail's link as it is followed: under way, arrived, no longer good, or lost on the way, which is another thing and can be tried again. */
export function MailedLinkStatus<Data>({ query, t: say, homeAction: home, children }: MailedLinkStatusProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isExpired(error)) {
    return (
      <EmptyState icon={<MailX aria-hidden="true" />} title={<span role="alert">{say('spent')}</span>} actions={home}>
        {say('spentText')}
      </EmptyState>
    )
  }
  if (error) {
    const retry = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {say('again')}
      </Button>
    )
    return (
      <EmptyState icon={<MailQuestion aria-hidden="true" />} title={<span role="alert">{say('failed')}</span>} actions={retry}>
        {say('failedText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<MailQuestion aria-hidden="true" />} title={<output>{say('underway')}</output>}>
      {say('underwayText')}
    </EmptyState>
  )
}

function isExpired(error: Error | null) {
  return error instanceof ApiError && (error.code === 'TOKEN_SPENT' || error.code === 'GOAL_UNDEFINED')
}

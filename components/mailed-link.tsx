'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { hasErrorCode } from '@/lib/api/errors'

type Translate<Key> = (key: Key) => string

type ConfirmMailedLinkProps = {
  t: Translate<'ask' | 'askText' | 'action'>
  /** What the link is about, above the question's text. */
  about?: ReactNode
  /** In place of the question, where the link is spent or has been followed. */
  answer?: ReactNode
  /** Mounted by the press; follows the link. */
  children: ReactNode
  /** Beside the button. */
  otherAction?: ReactNode
}

/** Follows a mailed link only when its button is pressed (docs/rules/forms.md#mailed-link-press). */
export function ConfirmMailedLink({ t, about, answer, children, otherAction }: ConfirmMailedLinkProps) {
  const [isConfirmed, setConfirmed] = useState(false)
  if (isConfirmed) return children
  if (answer) return answer
  const actions = (
    <>
      <Button onClick={() => setConfirmed(true)}>{t('action')}</Button>
      {otherAction}
    </>
  )
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={t('ask')} actions={actions}>
      {about ? <strong className="block pb-2 break-words">{about}</strong> : null}
      {t('askText')}
    </EmptyState>
  )
}

type MailedLinkStatusProps<Data> = {
  /** Follows the link; following it twice changes nothing. */
  query: UseQueryResult<Data>
  t: Translate<'underway' | 'underwayText' | 'spent' | 'spentText' | 'failed' | 'failedText' | 'again'>
  homeAction: ReactNode
  children: (data: Data) => ReactNode
}

/** The result of a mailed link: pending, successful, spent, or failed with a retry (docs/rules/forms.md#mailed-link-result). */
export function MailedLinkStatus<Data>({ query, t, homeAction, children }: MailedLinkStatusProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (isLinkSpent(error)) return <SpentLink t={t} homeAction={homeAction} />
  if (error) {
    const retry = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    )
    return (
      <EmptyState icon={<Icon name="mail-question-mark" />} title={<span role="alert">{t('failed')}</span>} actions={retry}>
        {t('failedText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Icon name="mail-question-mark" />} title={<output>{t('underway')}</output>}>
      {t('underwayText')}
    </EmptyState>
  )
}

type SpentLinkProps = { t: Translate<'spent' | 'spentText'>; homeAction: ReactNode; as?: 'h1' | 'h2' }

export function SpentLink({ t, homeAction, as }: SpentLinkProps) {
  return (
    <EmptyState as={as} icon={<Icon name="mail-x" />} title={<span role="alert">{t('spent')}</span>} actions={homeAction}>
      {t('spentText')}
    </EmptyState>
  )
}

export function isLinkSpent(error: unknown): boolean {
  return hasErrorCode(error, 'TOKEN_SPENT', 'GOAL_UNDEFINED')
}

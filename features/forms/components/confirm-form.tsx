'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { ConfirmMailedLink, MailedLinkStatus, SpentLink } from '@/components/mailed-link'
import { buttonVariants } from '@/components/ui/button/button-variants'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import type { FormGoal, LinkedForm } from '@/lib/api/v1/cms/form.schema'
import { resolveHref } from '@/lib/routing/links'
import { confirmFormQuery } from '../queries'

type ConfirmFormProps = { link: string; linked: Pick<LinkedForm, 'state' | 'goal'>; home: ReactNode }

/** Confirms by a button (docs/rules/forms.md#mailed-link-press) and follows the form's goal (docs/rules/forms.md#form-goal), which a confirmed link only shows. */
export function ConfirmForm({ link, linked: { state, goal }, home }: ConfirmFormProps) {
  const t = useTranslations('siteForms.page')

  function answer() {
    if (state === 'expired') return <SpentLink t={(key) => t(key)} homeAction={home} />
    return goal && <GoalView goal={goal} home={home} wasConfirmed />
  }

  return (
    <ConfirmMailedLink t={(key) => t(key)} answer={answer()}>
      <Confirmation link={link} home={home} />
    </ConfirmMailedLink>
  )
}

function Confirmation({ link, home }: Omit<ConfirmFormProps, 'linked'>) {
  const t = useTranslations('siteForms.page')
  const query = useQuery(confirmFormQuery(link))
  const { data } = query
  useEffect(() => followGoal(data), [data])
  return (
    <MailedLinkStatus query={query} t={(key) => t(key)} homeAction={home}>
      {(goal) => <GoalView goal={goal} home={home} />}
    </MailedLinkStatus>
  )
}

/** A URL replaces this page, so that Back does not return to it. */
function followGoal(goal: FormGoal | undefined) {
  if (goal?.goalType === 'file') window.location.assign(goal.goal)
  if (goal?.goalType === 'url') window.location.replace(resolveHref(goal.goal).href)
}

type GoalViewProps = { goal: FormGoal; home: ReactNode; wasConfirmed?: boolean }

/** `wasConfirmed`: by an earlier visit, so nothing starts by itself. */
function GoalView({ goal: { goalType, goal, confirmedEmail }, home, wasConfirmed }: GoalViewProps) {
  const t = useTranslations('siteForms.page')
  const done = <output>{t(wasConfirmed ? 'already' : 'done')}</output>
  const icon = <Icon name="mail-check" />
  switch (goalType) {
    case 'message':
      return (
        <EmptyState icon={icon} title={done} actions={home}>
          {goal}
        </EmptyState>
      )
    case 'file':
      return (
        <EmptyState
          icon={icon}
          title={done}
          actions={
            <>
              <a href={goal} download className={buttonVariants()}>
                <Icon name="download" className="size-4.5" />
                {t('download')}
              </a>
              {home}
            </>
          }
        >
          {t(wasConfirmed ? 'fileAgain' : 'file', { email: confirmedEmail })}
        </EmptyState>
      )
    case 'url':
      return (
        <EmptyState
          icon={icon}
          title={done}
          actions={
            <a href={resolveHref(goal).href} className={buttonVariants()}>
              {t('go')}
            </a>
          }
        >
          {t(wasConfirmed ? 'urlAgain' : 'url')}
        </EmptyState>
      )
  }
  return goalType satisfies never
}

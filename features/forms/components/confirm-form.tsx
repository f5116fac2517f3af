'use client'

import { useQuery } from '@tanstack/react-query'
import { Download, MailCheck, MailQuestion, MailX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { buttonLook } from '@/components/ui/button-look'
import { EmptyState } from '@/components/ui/empty-state'
import { ApiError } from '@/lib/api/errors'
import type { FormGoal } from '@/lib/api/v1/cms/form.schema'
import { resolveHref } from '@/lib/links'
import { confirmFormQuery } from '../queries'

/** Confirms when it appears, and leads where the form has promised (SPEC 4): to a message, a file or another page. */
export function ConfirmForm({ link, home }: { link: string; home: ReactNode }) {
  const t = useTranslations('siteForms.page')
  const { data, error, isFetching, refetch } = useQuery(confirmFormQuery(link))
  useEffect(() => leadOn(data), [data])

  if (data) return <Reached goal={data} home={home} />
  if (error instanceof ApiError && (error.code === 'TOKEN_SPENT' || error.code === 'GOAL_UNDEFINED')) {
    return (
      <EmptyState icon={<MailX aria-hidden="true" />} title={<span role="alert">{t('spent')}</span>} actions={home}>
        {t('spentText')}
      </EmptyState>
    )
  }
  if (error) {
    const again = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('again')}
      </Button>
    )
    return (
      <EmptyState icon={<MailQuestion aria-hidden="true" />} title={<span role="alert">{t('failed')}</span>} actions={again}>
        {t('failedText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<MailQuestion aria-hidden="true" />} title={<output>{t('underway')}</output>}>
      {t('underwayText')}
    </EmptyState>
  )
}

/** A file is saved beside the page; another page takes this one's place, so that Back does not come here again. */
function leadOn(goal: FormGoal | undefined) {
  if (goal?.goalType === 'file') window.location.assign(goal.goal)
  if (goal?.goalType === 'url') window.location.replace(resolveHref(goal.goal).href)
}

function Reached({ goal: { goalType, goal, confirmedEmail }, home }: { goal: FormGoal; home: ReactNode }) {
  const t = useTranslations('siteForms.page')
  const done = <output>{t('done')}</output>
  const icon = <MailCheck aria-hidden="true" />
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
              <a href={goal} download className={buttonLook()}>
                <Download aria-hidden="true" className="size-4.5" />
                {t('download')}
              </a>
              {home}
            </>
          }
        >
          {t('file', { email: confirmedEmail })}
        </EmptyState>
      )
    case 'url':
      return (
        <EmptyState
          icon={icon}
          title={done}
          actions={
            <a href={resolveHref(goal).href} className={buttonLook()}>
              {t('go')}
            </a>
          }
        >
          {t('url')}
        </EmptyState>
      )
  }
  return goalType satisfies never
}

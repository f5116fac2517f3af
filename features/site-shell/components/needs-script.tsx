import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { loadCompany } from '../load-company'

type NeedsScriptProps = {
  /** Where the page has no heading without its content. */
  title?: string
  children: ReactNode
}

/** Content that only the browser can load. Without JavaScript it is hidden, and the reader is told whom to ask (docs/rules/storefront.md#without-javascript). */
export async function NeedsScript({ title, children }: NeedsScriptProps) {
  const [t, { phone, email }] = await Promise.all([getTranslations('shell.noScript'), loadCompany()])
  return (
    <>
      <noscript>
        <style>{'[data-needs-script]{display:none!important}'}</style>
        {title ? <h1 className="pb-6">{title}</h1> : null}
        <Alert tone="warning">
          <p>{t('text')}</p>
          <p className="flex flex-wrap gap-x-4 pt-1 empty:hidden">
            {phone ? (
              <a className="py-1 underline underline-offset-4" href={`tel:${phone.replaceAll(/\s/g, '')}`}>
                {phone}
              </a>
            ) : null}
            {email ? (
              <a className="py-1 underline underline-offset-4" href={`mailto:${email}`}>
                {email}
              </a>
            ) : null}
          </p>
        </Alert>
      </noscript>
      <div data-needs-script className="contents">
        {children}
      </div>
    </>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { languageCodes } from '@/lib/i18n/routing'
import { resolveLink } from '@/lib/routing/links'
import type { LinkLocale } from '@/lib/routing/paths'
import { useEditStore } from '../store/edit-store'
import { contentPath } from '../pages/edit-address'
import { usePageName } from '../pages/use-page-name'
import { documentKind, documentTitle, isOnAllPages } from '../publish/document-name'
import { useChangeLines } from '../publish/use-change-lines'
import { approvalHash } from './approval-token'
import type { ApprovalView } from './approval-request'

type RequestedDocumentProps = { view: ApprovalView['views'][number]; request: ApprovalView; token: string }

/** A document of a request: its name, where to look at it, and what would change. */
export function RequestedDocument({ view, request, token }: RequestedDocumentProps) {
  const t = useTranslations('edit.approval')
  const names = useTranslations('edit.publishing')
  const pageName = usePageName()
  const changeLines = useChangeLines()
  const locale = useLocale()
  const { key, live, draft, target } = view
  const isHere = useEditStore(({ documents }) => documents[key] !== undefined) && request.language === languageCodes[locale]
  const isStale = request.state === 'open' && request.documents.some((one) => one.key === key && one.hasNewerDraft)
  const kind = documentKind(key, draft)
  const title = kind === 'page' ? pageName({ title: documentTitle(draft), slug: target ?? '' }) : documentTitle(draft)
  const lines = changeLines({ key, from: live, to: draft })
  return (
    <li className="flex flex-col gap-1">
      <p className="font-medium wrap-break-word">
        {title === '' ? names(`kinds.${kind}`) : names('titled', { kind: names(`kinds.${kind}`), title })}
      </p>
      <p className="text-sm text-ink-soft">
        {isOnAllPages(kind) ? names('allPages') : isHere ? t('onThisPage') : null}
        {!isHere && target !== null ? (
          <a
            className="text-action underline underline-offset-4"
            href={`${pagePath(key, target, locale)}?editPage=true${approvalHash(token)}`}
          >
            {t('openPage')}
          </a>
        ) : null}
      </p>
      {lines.length === 0 ? (
        <p className="text-sm">{t('same')}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-0.5 pl-5 text-sm">
          {lines.map(({ section, text }) => (
            <li key={section}>{text}</li>
          ))}
        </ul>
      )}
      {isStale ? <p className="text-sm text-warning">{t('newerDraft')}</p> : null}
    </li>
  )
}

function pagePath(key: string, target: string, locale: LinkLocale): string {
  switch (key.split(':')[0]) {
    case 'product':
      return resolveLink({ kind: 'product', target }, locale).href
    case 'category':
      return resolveLink({ kind: 'productCategory', target }, locale).href
    case 'event':
      return resolveLink({ kind: 'event', target }, locale).href
    default:
      return contentPath(target, locale)
  }
}

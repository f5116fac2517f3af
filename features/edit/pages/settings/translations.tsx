'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import type { OfficePage } from '@/lib/api/v1/cms/page/office.schema'
import { languageCodes } from '@/lib/i18n/routing'
import { openDialog } from '../../dialogs'
import { editAt } from '../edit-address'
import { siteLanguagesQuery, translationPath, translationQuery, type SiteLanguage } from './translation-queries'

const TranslationDialog = lazyComponent(async () => (await import('./translation-dialog')).TranslationDialog)

/** The page in the other languages of the site: to make and to go to (docs/rules/editing.md#translations). Nothing where the site has one. */
export function Translations({ page }: { page: OfficePage }) {
  const t = useTranslations('edit.pages.translations')
  const own = languageCodes[useLocale()]
  const { data: languages = [] } = useQuery(siteLanguagesQuery)
  const others = languages.filter(({ code }) => code !== own)
  if (others.length === 0) return null
  return (
    <section aria-label={t('label')} className="flex flex-col gap-3 border-t border-line pt-5">
      <h3 className="font-sans text-sm font-medium">{t('label')}</h3>
      <ul className="flex flex-col gap-3">
        {others.map((language) => (
          <TranslationRow key={language.code} page={page} language={language} />
        ))}
      </ul>
    </section>
  )
}

function TranslationRow({ page, language }: { page: OfficePage; language: SiteLanguage }) {
  const t = useTranslations('edit.pages')
  const { data: translation, isError } = useQuery(translationQuery(page.id, language.code))
  const path = translation ? translationPath(language, translation.slug) : null
  const create = () => void openDialog((close) => <TranslationDialog page={page} language={language} onClose={() => close(null)} />)
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow">
        <span className="block font-medium">{language.name}</span>
        {translation ? <span className="block truncate text-sm text-ink-soft">{translation.title}</span> : null}
        {isError ? <span className="block text-sm text-danger">{t('failed')}</span> : null}
      </span>
      {translation ? <Badge>{t(`states.${translation.state}`)}</Badge> : null}
      {translation === null ? (
        <Button size="sm" variant="secondary" onClick={create}>
          {t('translations.create', { language: language.name })}
        </Button>
      ) : null}
      {path === null ? null : (
        <Button size="sm" variant="secondary" onClick={() => void editAt(path)}>
          {t('translations.open', { language: language.name })}
        </Button>
      )}
      {translation && path === null ? <p className="w-full text-sm text-ink-soft">{t('translations.notShown')}</p> : null}
    </li>
  )
}

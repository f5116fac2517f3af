'use client'

import { Copy, Plus, RotateCcw, Search } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { Badge } from '@/components/ui/display/badge'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import { openDialog } from '../../dialogs'
import { contentPath } from '../edit-address'
import { openNewPage } from '../new-page/open-new-page'
import { usePageName } from '../use-page-name'
import { contentStates, isContentState, useContentList, useRestore, type ContentState, type ListedContent } from './content-list'

const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

const tones = { draft: 'warning', published: 'success', scheduled: 'action', archived: 'neutral' } as const

/** All pages and posts of the site. */
export function PagesPanel() {
  const t = useTranslations('edit.pages')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<ContentState | null>(null)
  const { data, isError } = useContentList({ typed, state })

  return (
    <div className="flex flex-col gap-4">
      <Button onClick={() => openNewPage()}>
        <Plus aria-hidden="true" className="size-5" />
        {t('new.open')}
      </Button>
      <Field id={`${id}-search`} label={t('search')} labelHidden>
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            placeholder={t('search')}
            start={<Search aria-hidden="true" />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field id={`${id}-state`} label={t('state')}>
        {(control) => (
          <Select {...control} value={state ?? ''} onChange={({ target }) => setState(isContentState(target.value) ? target.value : null)}>
            <option value="">{t('allStates')}</option>
            {contentStates.map((one) => (
              <option key={one} value={one}>
                {t(`states.${one}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <output className="text-sm text-ink-soft empty:hidden">{messageOf()}</output>
      <ul className="-mx-2 flex flex-col">
        {data?.records.map((content) => (
          <ContentRow key={`${content.kind}:${content.id}`} content={content} />
        ))}
      </ul>
    </div>
  )

  function messageOf() {
    if (isError) return t('failed')
    if (!data) return t('loading')
    if (data.records.length === 0) return t('none')
    return data.hasMore ? t('more') : null
  }
}

function ContentRow({ content }: { content: ListedContent }) {
  const t = useTranslations('edit.pages')
  const locale = useLocale()
  const restore = useRestore()
  const { id, kind, title, slug, state } = content

  function askRestore() {
    void openDialog((close) => (
      <ConfirmationModal
        variant="primary"
        title={t('restoring.title', { title })}
        text={t('restoring.text')}
        labels={{ confirm: t('restoring.confirm'), cancel: t('new.cancel'), close: t('new.close') }}
        onConfirm={() => restore.mutateAsync(content)}
        onClose={() => close(null)}
      />
    ))
  }

  return (
    <li className="flex items-center gap-1 rounded px-2 hover:bg-sunken">
      {state === 'archived' ? (
        <span className="min-w-0 grow py-2">
          <ContentName content={content} />
        </span>
      ) : (
        <a href={`${contentPath(slug, locale)}?editPage=true`} className="min-w-0 grow py-2">
          <ContentName content={content} />
        </a>
      )}
      <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
      {kind === 'page' && state !== 'archived' ? (
        <IconButton size="sm" label={t('copy', { title })} onClick={() => openNewPage({ copyOf: id })}>
          <Copy aria-hidden="true" />
        </IconButton>
      ) : null}
      {state === 'archived' ? (
        <IconButton size="sm" label={t('restore', { title })} disabled={restore.isPending} onClick={askRestore}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  )
}

/** The home page goes by its name, whatever its title says. */
function ContentName({ content: { kind, title, slug } }: { content: ListedContent }) {
  const t = useTranslations('edit.pages')
  const pageName = usePageName()
  const isHome = kind === 'page' && slug === homeSlug
  return (
    <>
      <span className="block truncate font-medium">{kind === 'page' ? pageName({ title, slug }) : title}</span>
      <span className="block truncate text-sm text-ink-soft">
        {t(`kinds.${kind}`)} · {isHome ? title : `/${slug}`}
      </span>
    </>
  )
}

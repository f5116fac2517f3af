'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Chip } from '@/components/ui/button/chip'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import type { OfficePost } from '@/lib/api/v1/cms/post/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { editedMoment, zonedInputValue } from '@/lib/text/zoned-time'
import { RecordSearch } from '../../pickers/record-search'
import { useFoundRecords, useRecords } from '../../pickers/records'
import { editStore } from '../../store/edit-store'
import { publishDocuments, saveAsSeen } from '../../store/publish-documents'
import { hasUnsaved } from '../../store/saving'
import { refreshPublicState } from '../../store/visibility'
import { useFormatReleaseTime } from '../../publish/releases/use-format-release-time'
import { postQuery } from '../page-queries'
import { scheduledPostsQuery } from '../scheduled-posts'
import { NewTerm } from './new-term'
import { SettingsFailed } from './settings-failed'
import { SlugSetting } from './slug-setting'
import { Translations } from './translations'
import { ContentStateActions } from './content-state-actions'

type Update = Omit<InputOf<typeof officePostApi.update>, 'id'>

/** When a post is published, where it is listed and what stands below it. Visitors get these at once; the texts are a draft. */
export function PostSettings({ id }: { id: number }) {
  const t = useTranslations('edit.pages.post')
  const key = `post:${id}`
  const formatMoment = useFormatReleaseTime()
  const client = useQueryClient()
  const { data: post, isError, isFetching, refetch } = useQuery(postQuery(id))
  const update = useMutation({
    mutationFn: async (values: Update) => {
      if (values.published_at && isUnseenState(post?.state)) await publishText(key)
      const next = await call(officePostApi.update, { id, ...values })
      if (values.published_at) await refreshPublicState(key)
      return next
    },
    onSuccess: (next) => {
      client.setQueryData(postQuery(id).queryKey, next)
      void client.invalidateQueries({ queryKey: scheduledPostsQuery.queryKey })
      toastSuccess(savedText(next))
    },
    onError: toastError,
  })
  /** What that means for visitors. */
  function savedText({ state, published_at: at }: OfficePost) {
    if (state === 'scheduled' && at) return t('savedScheduled', { moment: formatMoment(at) })
    return t(state === 'published' ? 'saved' : 'savedUnseen')
  }

  if (!post && isError) return <SettingsFailed isFetching={isFetching} onRetry={() => void refetch()} />
  if (!post) return null
  const save = (values: Update) => update.isPending || update.mutate(values)
  return (
    <>
      <SlugSetting owner={{ kind: 'post', id, slug: post.slug }} />
      <p className="text-sm text-ink-soft">{t(isUnseenState(post.state) ? 'atOnceUnseen' : 'atOnce')}</p>
      <PublicationTime key={post.published_at} post={post} isBusy={update.isPending} onSave={save} />
      <PostTerms post={post} kind="category" onSave={save} />
      <PostTerms post={post} kind="tag" onSave={save} />
      <RelatedPosts post={post} onSave={save} />
      <Translations current={{ kind: 'post', ...post }} />
      <ContentStateActions
        documentKey={`post:${id}`}
        title={post.title}
        state={post.state}
        stateQueryKey={postQuery(id).queryKey}
        unpublish={() => call(officePostApi.unpublish, { id })}
        archive={() => call(officePostApi.archive, { id })}
      />
    </>
  )
}

const isUnseenState = (state?: OfficePost['state']) => state === 'draft' || state === 'scheduled'

/** What visitors get at the moment that is set is what the canvas shows (docs/rules/content.md#post-publication). */
async function publishText(key: string) {
  if (!editStore.getState().documents[key]?.isChanged) return
  try {
    await saveAsSeen([key])
    if (hasUnsaved([key])) throw new Error(`The server does not have ${key} yet.`)
    await publishDocuments([key], { keepHidden: [key] })
  } catch (error) {
    // The panel shows what keeps the text from being published.
    editStore.setState({ panel: 'publish' })
    throw error
  }
}

type SettingProps = { post: OfficePost; onSave: (values: Update) => void }

function PublicationTime({ post, isBusy, onSave }: SettingProps & { isBusy: boolean }) {
  const t = useTranslations('edit.pages.post')
  const id = useId()
  const [typed, setTyped] = useState(post.published_at ? zonedInputValue(post.published_at) : '')
  const moment = editedMoment(typed, post.published_at)
  return (
    <div className="flex flex-col gap-3">
      <Field id={id} label={t('publishedAt')} hint={t('publishedAtHint')}>
        {(control) => <Input {...control} type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} />}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" busy={isBusy} disabled={moment === null} onClick={() => onSave({ published_at: moment })}>
          {t('setTime')}
        </Button>
        {post.state === 'published' ? null : (
          <Button size="sm" busy={isBusy} onClick={() => onSave({ published_at: new Date().toISOString() })}>
            {t('publishNow')}
          </Button>
        )}
      </div>
    </div>
  )
}

function PostTerms({ post, kind, onSave }: SettingProps & { kind: 'category' | 'tag' }) {
  const t = useTranslations('edit.pages.post')
  const { data: terms } = useFoundRecords(kind, '')
  const chosen = [...post.terms.categories, ...post.terms.tags].map(({ id }) => id)
  return (
    <div role="group" aria-label={t(kind)} className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t(kind)}</p>
      <div className="flex flex-wrap gap-2">
        {terms?.map(({ id, title }) => (
          <Chip key={id} selected={chosen.includes(id)} onClick={() => onSave({ termIds: toggled(chosen, id) })}>
            {title}
          </Chip>
        ))}
      </div>
      <NewTerm kind={kind} onCreated={(id) => onSave({ termIds: [...chosen, id] })} />
    </div>
  )
}

const maxRelated = 3

function RelatedPosts({ post: { id, relatedIds }, onSave }: SettingProps) {
  const t = useTranslations('edit.pages.post')
  const { data: related } = useRecords('post', relatedIds.map(String))
  return (
    <details className="flex flex-col gap-2">
      <summary className="min-h-11 cursor-pointer text-sm font-medium">
        {t('related', { count: relatedIds.length, max: maxRelated })}
      </summary>
      <ul className="flex flex-wrap gap-2 pb-3">
        {related?.map((one) => (
          <li key={one.id}>
            <Chip selected onClick={() => onSave({ relatedIds: relatedIds.filter((other) => other !== one.id) })}>
              {one.title}
            </Chip>
          </li>
        ))}
      </ul>
      <RecordSearch
        kind="post"
        isChosen={(found) => relatedIds.includes(found.id)}
        onToggle={(found) => found.id !== id && onSave({ relatedIds: toggled(relatedIds, found.id).slice(-maxRelated) })}
      />
    </details>
  )
}

const toggled = (ids: readonly number[], id: number) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id])

'use client'

import type { ReactNode } from 'react'
import { Container } from '@/components/layout/container'
import { EditMessages } from '../../edit-messages'
import { DocumentAtMoment, NotYetShown } from '../../lens/lazy-moment-region'
import { useDraft } from '../../store/load-draft'
import { useEditStore } from '../../store/edit-store'
import { EditValue } from '../value/edit-value'

/** A post that visitors do not get yet, laid out as they will see it. */
export function DraftPost({ id, opening }: { id: number; opening: ReactNode }) {
  const documentKey = `post:${id}`
  const isAtMoment = useEditStore(({ moment }) => moment !== null)
  if (!useDraft(documentKey)) return opening
  if (!isAtMoment) return <Draft documentKey={documentKey} />
  return (
    <EditMessages fallback={null}>
      <DocumentAtMoment documentKey={documentKey} published={<NotYetShown />}>
        <Draft documentKey={documentKey} />
      </DocumentAtMoment>
    </EditMessages>
  )
}

function Draft({ documentKey }: { documentKey: string }) {
  return (
    <article>
      <div className="glow-top">
        <Container width="narrow" className="flex flex-col items-center gap-5 pt-6 pb-9 text-center sm:pb-12">
          <h1 className="max-w-3xl pt-2 text-5xl">
            <EditValue documentKey={documentKey} field="title">
              {null}
            </EditValue>
          </h1>
          <EditValue documentKey={documentKey} field="excerpt" as="p" className="max-w-2xl text-lg text-balance text-ink-soft">
            {null}
          </EditValue>
        </Container>
      </div>
      <Container className="lg:max-w-6xl">
        <EditValue
          documentKey={documentKey}
          field="image"
          sizes="(min-width: 72rem) 67rem, 94vw"
          className="aspect-16/10 h-auto w-full rounded bg-sunken object-cover sm:aspect-2/1"
        >
          {null}
        </EditValue>
      </Container>
      <Container width="prose" className="pt-10 pb-section sm:pt-14">
        <EditValue documentKey={documentKey} field="body" className="mx-auto">
          {null}
        </EditValue>
      </Container>
    </article>
  )
}

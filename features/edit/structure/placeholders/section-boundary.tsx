'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Component, type ReactNode } from 'react'

type SectionBoundaryProps = { /** A new value tries again. */ content: unknown; children: ReactNode }

/** A section that cannot be shown leaves the rest of the page as it is; it is tried again once it changes. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failedAt: unknown }> {
  override state = { failedAt: undefined }

  static getDerivedStateFromError() {
    return { failedAt: unknownContent }
  }

  static getDerivedStateFromProps({ content }: SectionBoundaryProps, { failedAt }: { failedAt: unknown }) {
    if (failedAt === unknownContent) return { failedAt: content }
    return failedAt !== undefined && failedAt !== content ? { failedAt: undefined } : null
  }

  override render() {
    return this.state.failedAt === undefined ? this.props.children : <BrokenSection />
  }
}

const unknownContent = Symbol('content')

function BrokenSection() {
  const t = useTranslations('edit.structure.broken')
  return (
    <div data-edit-tool className="flex items-center justify-center gap-4 bg-sunken px-gutter py-10 text-ink-soft">
      <CircleAlert aria-hidden="true" className="size-8 shrink-0" />
      <div>
        <p className="font-medium text-ink">{t('title')}</p>
        <p className="text-sm">{t('text')}</p>
      </div>
    </div>
  )
}

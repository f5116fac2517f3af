'use client'

import type { ReactNode } from 'react'
import { CmsLink } from '@/features/sections/components/cms-link'
import { parseLink } from '@/features/sections/parse-links'
import { useFieldValue } from '../../edit-store'
import { useFieldPlace } from '../../field-place'

type EditLinkProps = { at: string; className?: string; children?: ReactNode }

/** One of the section's links. */
export function EditLink({ at, ...rest }: EditLinkProps) {
  const { key, section } = useFieldPlace()
  const link = parseLink(useFieldValue(key, section, ['linkMeta', at]))
  return link && <CmsLink link={link} {...rest} />
}

import { cache } from 'react'
import { termApi } from '@/lib/api/v1/cms/term'
import { loadOrNull } from '@/server/rsc'

/** A post, asked for once by its metadata and its body. */
export const loadPost = cache((slug: string) => loadOrNull(termApi.get, { id: slug }))

'use client'

import { useQuery } from '@tanstack/react-query'
import type { Call } from '@/lib/api/query'
import { termApi } from '@/lib/api/v1/cms/term'
import { RelatedPosts } from './related-posts'

type RelatedAtMomentProps = { slug: string; title: string; moment: string; call: Call }

/** Nothing while it loads: the section stands below everything else. */
export function RelatedAtMoment({ slug, title, moment, call }: RelatedAtMomentProps) {
  const { data } = useQuery({
    queryKey: [termApi.get.path, 'at', moment, slug],
    queryFn: () => call(termApi.get, { id: slug }),
  })
  return data ? <RelatedPosts title={title} related={data.relatedEntities} /> : null
}

import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { AnswersView } from '@/features/admin/components/answers-view'
import { answerViewOf } from '@/features/admin/answer-views'

type Query = Partial<Record<'view' | 'form' | 'q' | 'page', string | string[]>>
type FormsPageProps = { searchParams: Promise<Query> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.forms')
  return { title: t('title') }
}

export default async function FormsPage({ searchParams }: FormsPageProps) {
  const { view, form, q, page } = await searchParams
  const formId = numberIn(form, 2_147_483_647)
  const text = typeof q === 'string' ? q.slice(0, 254) : ''
  return <AnswersView view={answerViewOf(view)} q={text} page={numberIn(page, 10_000) ?? 1} {...(formId ? { formId } : {})} />
}

function numberIn(asked: string | string[] | undefined, most: number): number | undefined {
  const number = Number(asked)
  return Number.isInteger(number) && number > 0 && number <= most ? number : undefined
}

import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/components/account-page'
import { WordsView } from '@/features/account/components/words-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('words')
}

export default function WordsPage() {
  return (
    <AccountPage name="words">
      <WordsView />
    </AccountPage>
  )
}

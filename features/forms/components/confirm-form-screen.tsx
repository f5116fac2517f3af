import { getTranslations } from 'next-intl/server'
import { Container } from '@/components/layout/container'
import { LinkButton } from '@/components/ui/button/link-button'
import type { LinkedForm } from '@/lib/api/v1/cms/form.schema'
import { ConfirmForm } from './confirm-form'

type ConfirmFormScreenProps = { link: string; linked: LinkedForm }

/** The page of a form's confirmation mail. */
export async function ConfirmFormScreen({ link, linked: { title, state, goal } }: ConfirmFormScreenProps) {
  const t = await getTranslations('siteForms.page')
  return (
    <Container width="narrow" className="pb-section">
      <h1 className="sr-only">{`${t('title')}: ${title}`}</h1>
      <ConfirmForm
        link={link}
        linked={{ state, goal }}
        home={
          <LinkButton href="/" variant="secondary">
            {t('home')}
          </LinkButton>
        }
      />
    </Container>
  )
}

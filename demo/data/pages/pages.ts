import type { SeedPage } from '@/demo/model/types'
import { aboutPage } from './about'
import { accessibilityPage } from './accessibility'
import { contactPage } from './contact'
import { deliveryPage } from './delivery'
import { homePage } from './home'
import { membershipPage } from './membership'
import { paymentPage } from './payment'
import { privacyPage } from './privacy'
import { questionsPage } from './questions'
import { returnsPage } from './returns'
import { termsPage } from './terms'

export const seedPages: SeedPage[] = [
  homePage,
  aboutPage,
  deliveryPage,
  termsPage,
  privacyPage,
  contactPage,
  membershipPage,
  returnsPage,
  accessibilityPage,
  questionsPage,
  paymentPage,
]

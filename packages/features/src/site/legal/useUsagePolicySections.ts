import { useFormat } from '@fanous/ui/intl/useFormat';
import type { LongTextProps } from '@fanous/ui/layout/LongText';
import { useLingui } from '@lingui/react/macro';

/** The sections of the usage policy. Their ids are addresses: they stay when a title changes. */
export function useUsagePolicySections(): LongTextProps['sections'] {
  const { t } = useLingui();
  const format = useFormat();
  const adultAge = format.number(18);
  const [refundDays, suspensionDays, noticeDays] = [format.number(14), format.number(30), format.number(15)];
  const outageHours = format.number(48);
  const [consumerLaw, consumerLawYear] = [format.number(181), format.year(2018)];
  const [propertyLaw, propertyLawYear] = [format.number(82), format.year(2002)];
  return [
    {
      id: 'acceptance',
      title: t`Agreeing to this policy`,
      blocks: [
        t`Fanous is an Egyptian platform on which teachers publish courses and students subscribe to them. By creating an account or subscribing to a course you agree to this policy and to the privacy policy. If you do not agree, you can still browse the courses, without what needs an account.`,
        t`Students under ${adultAge} create their account with the knowledge and consent of a parent or guardian, who is also the one to pay.`,
      ],
    },
    {
      id: 'account',
      title: t`Your account`,
      blocks: [
        [
          t`One account per person, in your real name and with an email you can open.`,
          t`Keep your password to yourself. We never ask for it, by phone, message or email.`,
          t`Tell us at once if you think that somebody else uses your account. Changing the password logs out all other devices.`,
          t`You can change your details at any time on your profile page.`,
        ],
      ],
    },
    {
      id: 'courses',
      title: t`What a subscription gives you`,
      blocks: [
        t`A subscription opens one course for one student: its videos, recorded sessions, files, summaries and quizzes. It lasts until the end of the school year for which the course is announced, unless the course page says otherwise.`,
        t`Videos marked as free need no subscription. A teacher may add to a course, put its parts in another order, or replace a lesson by a better one; what you have paid for is not taken away.`,
      ],
    },
    {
      id: 'payment',
      title: t`Paying by mobile wallet`,
      blocks: [
        [
          t`The price is the one on the course page on the day you pay, in Egyptian pounds. Your wallet provider’s transfer fee is added to it.`,
          t`Transfer to the wallet number on the payment page of the course, and to no other. Whoever gives you another number does not speak for us.`,
          t`Send a photo of the receipt with your name, your phone, the email of your account and the name of the course.`,
          t`We open the course once the receipt has been checked: within one working day as a rule, within two at the latest.`,
          t`Paying by card or bank account is not possible yet. It will be announced on the site.`,
        ],
      ],
    },
    {
      id: 'refunds',
      title: t`Refunds`,
      blocks: [
        t`You can have your money back within ${refundDays} days of paying, as long as you have opened no more than two of the paid videos, downloaded no file of the course and taken no quiz of it.`,
        [
          t`An amount paid twice, or for a course that was never opened for you, is always returned in full.`,
          t`If a teacher ends a course early, you get back the share of what was not taught.`,
          t`The money goes back to the wallet it came from, within seven working days. The provider’s fee is not ours to return.`,
        ],
        t`Nothing here takes away what the Consumer Protection Law, No. ${consumerLaw} of ${consumerLawYear}, gives you.`,
      ],
    },
    {
      id: 'sharing',
      title: t`Sharing an account`,
      blocks: [
        t`A subscription is personal. It may not be lent, sold, or shared with a group that splits the price. Watching one lesson together with a brother or a sister at home is fine; giving them your password is not.`,
        t`When an account is used from several places at the same time, we may end its sessions and ask its owner to choose a new password.`,
      ],
    },
    {
      id: 'recording',
      title: t`Recording and copying lessons`,
      blocks: [
        t`Lessons belong to the teachers who made them and are protected by the Intellectual Property Law, No. ${propertyLaw} of ${propertyLawYear}. Without the written consent of the teacher it is forbidden to:`,
        [
          t`record the screen or the sound of a lesson, or download a video by any tool`,
          t`publish, sell or pass on videos, files, questions or their answers, on any channel or group`,
          t`remove a teacher’s name or mark from a file`,
        ],
        t`You may print files for yourself and take notes as much as you like. Whoever spreads lessons loses the subscription without a refund, and the teacher may go to court.`,
      ],
    },
    {
      id: 'summaries',
      title: t`Summaries you upload`,
      blocks: [
        [
          t`Upload only what you wrote yourself, for the lecture that you name.`,
          t`Your name appears beside it, and everyone in the course can read it.`,
          t`Photos must be readable and show no person, phone number or address.`,
          t`A summary stays yours. By uploading it you allow us to show it in its course for as long as the course exists. If you delete your account, it stays without your name unless you ask us to remove it.`,
        ],
      ],
    },
    {
      id: 'quizzes',
      title: t`Quizzes and marks`,
      blocks: [
        t`A quiz can be taken again as practice, but the mark that counts is the one of the first attempt. It is worked out by the server, and your teacher can see it. Marks on Fanous are for practice: they are no certificate and replace no school exam.`,
        t`Passing on questions or answers before others have taken a quiz spoils it for everyone, and counts as a breach of this policy.`,
      ],
    },
    {
      id: 'conduct',
      title: t`Respect for one another`,
      blocks: [
        t`Insults, harassment, threats, advertising, and political or religious strife have no place in names, photos, summaries or reactions. We remove what breaks this rule, and tell its author why.`,
        t`It is also forbidden to disturb the service: to break into accounts, to collect data by programs, or to get around limits and locks.`,
      ],
    },
    {
      id: 'measures',
      title: t`If the policy is broken`,
      blocks: [
        [
          t`The first time: a warning, and the removal of what broke the rule.`,
          t`The second time: the account is suspended for up to ${suspensionDays} days, and the subscription is not extended.`,
          t`A serious breach, such as selling lessons or threatening somebody: the account is closed without a refund.`,
        ],
        t`Before an account is closed you are told the reason by email and have seven days to answer. A person decides, never a program alone.`,
      ],
    },
    {
      id: 'service',
      title: t`The service itself`,
      blocks: [
        t`We do what we can to keep the platform running day and night, and above all in the weeks before exams. Maintenance is announced beforehand where possible. If a fault of ours keeps you from a course for more than ${outageHours} hours, the subscription is extended by that time.`,
        t`What is taught is the responsibility of the teacher who teaches it. We do not promise a mark or a place at a university.`,
      ],
    },
    {
      id: 'law',
      title: t`Law, changes and contact`,
      blocks: [
        t`The law of the Arab Republic of Egypt applies. We would rather settle a dispute by talking; where that fails, the courts of Cairo decide. The Arabic text of this policy is the binding one.`,
        t`When this policy changes in a way that matters to you, we say so on the site and by email at least ${noticeDays} days before. Continuing to use Fanous after that day means that you agree.`,
        t`Questions, complaints and requests: the phone number, the email and our pages are at the foot of every page. We answer within two working days.`,
      ],
    },
  ];
}

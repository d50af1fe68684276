import { useFormat } from '@fanous/ui/intl/useFormat';
import type { LongTextProps } from '@fanous/ui/layout/LongText';
import { useLingui } from '@lingui/react/macro';

/** The sections of the privacy policy. Links contain their ids, so an id stays when its title changes. */
export function usePrivacySections(): LongTextProps['sections'] {
  const { t } = useLingui();
  const format = useFormat();
  const [lawNumber, lawYear] = [format.number(151), format.year(2020)];
  const [idleDays, sessionDays] = [format.number(14), format.number(60)];
  const [logDays, backupDays, noticeDays] = [format.number(90), format.number(30), format.number(15)];
  const deviceDays = format.number(180);
  const noticeHours = format.number(72);
  const adultAge = format.number(18);
  return [
    {
      id: 'who',
      title: t`Who is responsible`,
      blocks: [
        t`Fanous decides what personal data is kept on this platform and what for, and answers for it under the Personal Data Protection Law, No. ${lawNumber} of ${lawYear}. Our contact details are at the foot of every page.`,
      ],
    },
    {
      id: 'data',
      title: t`What we keep`,
      blocks: [
        [
          t`Account: your name, email, phone if you give it, photo if you choose one, and your role. Of your password we keep a one-way code from which nobody, not even us, can read it.`,
          t`Use: the courses you have, how far you watched their videos, the quizzes you took with your answers and marks, the summaries you uploaded, your reactions to summaries and reports about them, and the notifications you were sent.`,
          t`Payment: what is on the receipt that you send us. We never see the secret code of your wallet or the number of a card.`,
          t`Technical: the address of your connection, the kind of browser, and the time of each request, so that the service runs and is not abused.`,
          t`Devices: the names of the browsers and systems with which you logged in, and when you last used them, so that you can check them on the page “My devices”.`,
          t`Two-step verification, if you turn it on: the key that your app has, encrypted, and your recovery codes in a form from which nobody can read them.`,
          t`Passkeys, if you add them: their names, when they were used, and a public key. The private key, your fingerprint and your face stay on your device.`,
        ],
        t`We do not ask for your national ID, your religion, your health, or where you are.`,
      ],
    },
    {
      id: 'purposes',
      title: t`What we use it for`,
      blocks: [
        [
          t`to let you in and to open the courses that are yours`,
          t`to show you your marks, and to show your teacher how the class is doing`,
          t`to tell you of new lessons in your courses`,
          t`to check payments and to answer your questions`,
          t`to protect accounts: for example, too many wrong passwords block logging in for a while`,
        ],
        t`We do this because you have agreed to it, because the subscription you asked for needs it, or because a law asks it of us. We build no profile of you for advertising.`,
      ],
    },
    {
      id: 'no-selling',
      title: t`We do not sell your data`,
      blocks: [
        t`Your data is neither sold nor rented nor exchanged, to anyone, for anything. There is no advertising on Fanous, and no tracker of another company is loaded with its pages.`,
      ],
    },
    {
      id: 'recipients',
      title: t`Who can see what`,
      blocks: [
        [
          t`Everyone: the names and photos of teachers on their courses.`,
          t`Students of the same course: your name beside a summary that you uploaded.`,
          t`The teacher of a course: your name, email and phone, and your marks in that course. Only you can see how far you have watched; the teacher sees only counts, without names.`,
          t`Our own staff: what is needed to help you or to check a payment.`,
          t`Companies that host our servers and play our videos: what is technically unavoidable, under a contract that forbids any other use.`,
          t`Authorities: only what a law or a court order demands, and no more.`,
        ],
      ],
    },
    {
      id: 'device',
      title: t`What stays on your device`,
      blocks: [
        t`Your browser keeps the session that keeps you logged in, your choice of language, theme and digits, your last five searches, work you have not sent yet, such as answers of a quiz or your position in a video, and pages you have opened, so that they open without a connection. Logging out deletes the session, that work, the searches of your account, and what is stored of your account, courses and quizzes. The cookies we set hold the language and the theme, say that somebody is logged in, not who, and mark a device that has logged in before, so that nobody can lock you out by guessing your password. None of them follows you to other sites.`,
      ],
    },
    {
      id: 'duration',
      title: t`How long we keep it`,
      blocks: [
        [
          t`Your account: until you ask us to delete it, or until three years have gone by without a visit; we write to you before.`,
          t`A session: it ends after ${idleDays} days without use, and after ${sessionDays} days in any case.`,
          t`Marks and subscriptions: as long as the account.`,
          t`Receipts: five years, because tax law asks for it.`,
          t`The names of a browser and its system: ${deviceDays} days after you last logged in with them.`,
          t`Technical records: ${logDays} days.`,
          t`The log of what our staff change, of refused permissions and of failed logins, with names, emails and IP addresses: one year. If your account is deleted at your request, the log shows a number instead of your name.`,
        ],
        t`If your account is deleted at your request, your answers and summaries are deleted with it, and only counts without your name remain of your marks and subscriptions. If we delete an account ourselves, its summaries stay in their course without a name. Copies in backups are overwritten within ${backupDays} days.`,
      ],
    },
    {
      id: 'security',
      title: t`How we protect it`,
      blocks: [
        t`Connections are encrypted. Passwords and sessions are stored in a form that is of no use to a thief. Course files are handed out by links that end after minutes. Few of us have access to the data, each with an account of their own.`,
        t`If data is ever exposed all the same, we inform the Personal Data Protection Centre within ${noticeHours} hours, and you within three working days after that, with what happened and what you can do.`,
      ],
    },
    {
      id: 'minors',
      title: t`Students under ${adultAge}`,
      blocks: [
        t`Most of our students are still at school. Their accounts need the consent of a parent or guardian, who may see the data, correct it, or have the account deleted at any time. We ask no child for more than a lesson needs.`,
      ],
    },
    {
      id: 'rights',
      title: t`Your rights`,
      blocks: [
        t`The law gives you, among others, these rights. They cost nothing:`,
        [
          t`to know what we hold about you, and to get a copy of it`,
          t`to have it corrected, completed or deleted`,
          t`to limit what we use it for, or to object to a use`,
          t`to withdraw your consent whenever you like; what was done before stays lawful`,
          t`to be told when your data has been exposed`,
        ],
        t`Much of it you can do yourself: correct your data on your profile page, and download it or ask for its deletion on the page “My data”. For the rest write to us from the email of your account: we answer within six working days. If you are not content, you can complain to the Personal Data Protection Centre.`,
      ],
    },
    {
      id: 'place',
      title: t`Where it is kept`,
      blocks: [
        t`Our servers are in Egypt. Should a service outside the country become necessary, your data goes there only where the law allows it and the protection is no less, and this page says so before it happens.`,
      ],
    },
    {
      id: 'changes',
      title: t`Changes and contact`,
      blocks: [
        t`When we change this page in a way that matters to you, we say so on the site and by email at least ${noticeDays} days before. Earlier versions are sent on request.`,
        t`For anything about your data, write to the email at the foot of the page and put “Privacy” in the subject.`,
      ],
    },
  ];
}

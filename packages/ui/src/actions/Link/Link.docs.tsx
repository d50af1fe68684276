import { Link } from './Link.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { type PartDocs, createSentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: createSentence('رابط داخل النص أو في قائمة.', 'A link in text or in a list.'),
  anatomy: [
    { name: 'href', description: createSentence('الوجهة.', 'The target.') },
    { name: 'children', description: createSentence('النص، وهو يصف الوجهة.', 'The text, which describes the target.') },
    {
      name: 'stretched',
      description: createSentence(
        'يجعل البطاقة كلها قابلة للضغط، ويبقى اسمها اسم الرابط.',
        'Makes the whole card clickable; the name is still that of the link.',
      ),
    },
  ],
  whenToUse: [
    createSentence('لصفحة يذكرها النص: «راجع شروط الاستخدام».', 'For a page that the text mentions: “Read the terms”.'),
    createSentence('لأسماء الأشياء في القوائم والجداول.', 'For names in lists and tables.'),
  ],
  whenNotToUse: [
    createSentence('لخطوة رئيسية: `ButtonLink`.', 'For a main step: `ButtonLink`.'),
    createSentence('لإجراء: `Button`، ولو في مظهر `quiet`.', 'For an action: `Button`, even a `quiet` one.'),
  ],
  pairs: [
    {
      title: createSentence('الوجهة هي الرابط', 'The target is the link'),
      description: createSentence('يُفهم الرابط وحده.', 'The link is understood on its own.'),
      right: (say) => (
        <Text>
          {say('راجع ', 'Read ')}
          <Link href="#">{say('شروط الاستخدام', 'the terms')}</Link>
        </Text>
      ),
      wrong: (say) => (
        <Text>
          {say('لقراءة الشروط ', 'To read the terms, ')}
          <Link href="#">{say('اضغط هنا', 'click here')}</Link>
        </Text>
      ),
    },
  ],
  content: [
    createSentence(
      'اجعل اسم الوجهة هو الرابط: «دورة الجبر» لا «من هنا».',
      'Make the name of the target the link: “Algebra course”, not “here”.',
    ),
  ],
  keyboard: [{ keys: ['Enter'], description: createSentence('يفتح الصفحة.', 'Opens the page.') }],
  screenReader: [createSentence('«دورة الجبر، رابط».', '“Algebra course, link”.')],
  rightToLeft: [
    createSentence(
      'اسم لاتيني في جملة عربية يُعزل: `<Link href="…"><Bidi>C++</Bidi></Link>`.',
      'A Latin name in an Arabic sentence is isolated: `<Link href="…"><Bidi>C++</Bidi></Link>`.',
    ),
  ],
  related: [{ part: 'actions/ButtonLink', description: createSentence('لخطوة تبرز.', 'For a prominent step.') }],
};

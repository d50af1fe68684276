import { Link } from './Link.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { type PartDocs, sentence } from '../../stories/partPage/partDocs.ts';

/** The texts of the docs page. */
export const docs: PartDocs = {
  summary: sentence('رابط داخل النص أو في قائمة.', 'A link in text or in a list.'),
  anatomy: [
    { name: 'href', description: sentence('الوجهة.', 'The target.') },
    { name: 'children', description: sentence('النص، وهو يصف الوجهة.', 'The text, which describes the target.') },
    {
      name: 'stretched',
      description: sentence(
        'يجعل البطاقة كلها قابلة للضغط، ويبقى اسمها اسم الرابط.',
        'Makes the whole card clickable; the name is still that of the link.',
      ),
    },
  ],
  whenToUse: [
    sentence('لصفحة يذكرها النص: «راجع شروط الاستخدام».', 'For a page that the text mentions: “Read the terms”.'),
    sentence('لأسماء الأشياء في القوائم والجداول.', 'For names in lists and tables.'),
  ],
  whenNotToUse: [
    sentence('لخطوة رئيسية: `ButtonLink`.', 'For a main step: `ButtonLink`.'),
    sentence('لإجراء: `Button`، ولو في مظهر `quiet`.', 'For an action: `Button`, even a `quiet` one.'),
  ],
  pairs: [
    {
      title: sentence('الوجهة هي الرابط', 'The target is the link'),
      description: sentence('يُفهم الرابط وحده.', 'The link is understood on its own.'),
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
    sentence(
      'اجعل اسم الوجهة هو الرابط: «دورة الجبر» لا «من هنا».',
      'Make the name of the target the link: “Algebra course”, not “here”.',
    ),
  ],
  keyboard: [{ keys: ['Enter'], description: sentence('يفتح الصفحة.', 'Opens the page.') }],
  screenReader: [sentence('«دورة الجبر، رابط».', '“Algebra course, link”.')],
  rightToLeft: [
    sentence(
      'اسم لاتيني في جملة عربية يُعزل: `<Link href="…"><Bidi>C++</Bidi></Link>`.',
      'A Latin name in an Arabic sentence is isolated: `<Link href="…"><Bidi>C++</Bidi></Link>`.',
    ),
  ],
  related: [{ part: 'actions/ButtonLink', description: sentence('لخطوة تبرز.', 'For a prominent step.') }],
};

import {
  type CourseSource,
  createHomeRecording,
  createQuestion,
  createCorrectOption,
  studyPlanPdf,
  createVideos,
} from '../authoring.ts';

/** The free course, whose Arabic name starts with Latin. */
export const html5CssBeginners: CourseSource = {
  slug: 'html5-css-beginners',
  name: 'HTML5 و CSS للمبتدئين',
  category: 'web',
  teacher: 'youssef-galal',
  price: 0,
  paragraphs: [
    'دورة مجانية لمن لم يكتب سطرًا من قبل. في نهايتها تكون قد صممت صفحة عربية كاملة: عنوانًا ونصوصًا وصورًا وروابط ونموذجًا للتواصل، تعمل على الهاتف والحاسوب.',
    'نهتم من البداية باتجاه الصفحة من اليمين إلى اليسار، وبالخصائص المنطقية في CSS، وبأن يستطيع مستخدم قارئ الشاشة أن يتصفح ما بنيته.',
    'كل ما تحتاج إليه متصفح ومحرر نصوص. اكتب مع المدرّس ولا تكتف بالمشاهدة.',
  ],
  outcomes: [
    'تكتب صفحة عربية كاملة من اليمين إلى اليسار',
    'ترتب العناصر بـ Flexbox على الهاتف والحاسوب',
    'تبني نموذجًا يفهمه قارئ الشاشة',
  ],
  audience: ['من لم يكتب سطرًا من قبل'],
  videos: createVideos(2, [
    'كيف تصل الصفحة إلى المتصفح',
    'أول صفحة HTML',
    'العناوين والفقرات والقوائم',
    'الروابط والصور والنص البديل',
    'النماذج وحقول الإدخال',
    'العناصر الدلالية',
    'أول قاعدة CSS',
    'الألوان والخطوط والمسافات',
    'التخطيط بـ Flexbox',
    'الصفحات العربية والخصائص المنطقية',
    'مشروع: صفحتك الشخصية',
  ]),
  records: [createHomeRecording('حل تمرين النماذج'), createHomeRecording('مراجعة صفحات المشتركين', 'clip-1.mp4')],
  pdfs: [studyPlanPdf],
  summaries: ['العناصر الدلالية في HTML5', 'الفرق بين margin و padding'],
  quizzes: [
    {
      title: 'أساسيات HTML5',
      description: 'ستة أسئلة على الوسوم والخصائص.',
      questions: [
        createQuestion(
          'أي الوسوم يمثل العنوان الرئيسي داخل الصفحة؟',
          [createCorrectOption('<h1>'), '<h6>', '<head>', '<title>'],
          'الوسم <h1> هو عنوان المحتوى. أما <title> فيظهر في تبويب المتصفح، و<head> لا يُعرض في الصفحة.',
        ),
        createQuestion(
          'أي الخصائص تحمل النص البديل للصورة؟',
          ['title', 'src', createCorrectOption('alt'), 'href'],
          'alt تصف الصورة لمن لا يراها، وتظهر مكانها إن لم تُحمّل.',
        ),
        createQuestion(
          'كيف نجعل اتجاه الصفحة من اليمين إلى اليسار؟',
          [
            '<html lang="rtl">',
            createCorrectOption('<html lang="ar" dir="rtl">'),
            '<html align="right">',
            '<html text="ar">',
          ],
          'dir تحدد الاتجاه، وlang تحدد اللغة. كل واحدة منهما لا تغني عن الأخرى.',
        ),
        createQuestion('أي الوسوم الدلالية يحيط بروابط التنقل الرئيسية؟', [
          '<section>',
          '<aside>',
          '<footer>',
          createCorrectOption('<nav>'),
        ]),
        createQuestion('كيف نكتب حقل إدخال للبريد الإلكتروني؟', [
          createCorrectOption('<input type="email">'),
          '<input type="mail">',
          '<email>',
          '<textarea type="email">',
        ]),
        createQuestion(
          'أي العناصر الآتية ليس له وسم إغلاق؟',
          ['<p>', '<div>', createCorrectOption('<br>'), '<span>'],
          '<br> عنصر فارغ: لا محتوى له، فلا وسم إغلاق.',
        ),
      ],
    },
    {
      title: 'أساسيات CSS',
      description: 'ستة أسئلة على المحددات والصندوق والتخطيط.',
      questions: [
        createQuestion('ما الاسم الكامل الذي يُختصر في CSS؟', [
          'Creative Style System',
          createCorrectOption('Cascading Style Sheets'),
          'Computer Style Sheets',
          'Colorful Screen Styles',
        ]),
        createQuestion('أي المحددات يختار كل عنصر له الصنف card؟', [
          '#card',
          'card',
          createCorrectOption('.card'),
          '*card',
        ]),
        createQuestion(
          'أي الخصائص تضبط المسافة بين محتوى العنصر وحدّه؟',
          ['margin', createCorrectOption('padding'), 'outline', 'gap'],
          'padding داخل الحد، وmargin خارجه.',
        ),
        createQuestion('كيف نجعل العنصر حاوية مرنة؟', [
          createCorrectOption('display: flex'),
          'position: flex',
          'float: flex',
          'align: flex',
        ]),
        createQuestion('أي الخصائص تضبط المسافة الخارجية عند بداية السطر، أيًّا كان اتجاه الصفحة؟', [
          'margin-left',
          'margin-right',
          'margin-block-start',
          createCorrectOption('margin-inline-start'),
        ]),
        createQuestion('أي المحددات الآتية أعلى أولوية؟', ['main', '.main', createCorrectOption('#main'), '*']),
      ],
    },
  ],
};

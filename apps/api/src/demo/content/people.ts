/** A student's field of study, which decides their courses. */
export type StudyTrack = 'science' | 'arts' | 'medicine' | 'commerce' | 'computing';

/** The owner of the platform, and an admin with the limits of decision 6. */
export const demoAdmins = [
  { key: 'salma-elgendy', name: 'سلمى الجندي', email: 'admin@fanous.example', phone: '01080000101' },
  { key: 'hossam-kandil', name: 'حسام قنديل', email: 'limited@fanous.example', phone: '01080000102' },
] as const;

/** The teachers, each with the subjects they teach. */
export const demoTeachers = [
  {
    key: 'khaled-mansour',
    name: 'خالد منصور',
    subject: 'الفيزياء',
    phone: '01080000201',
    biography:
      'مدرّس فيزياء للثانوية العامة منذ 2006، وخريج كلية العلوم بجامعة القاهرة. يبدأ كل درس بتجربة يراها الطالب، ثم يكتب القانون.',
  },
  {
    key: 'hoda-shaaban',
    name: 'هدى شعبان',
    subject: 'الكيمياء',
    phone: '01080000202',
    biography: 'معيدة سابقة في قسم الكيمياء، ومدرّسة منذ 2011. تؤمن بأن من فهم لماذا حدث التفاعل لا يحتاج إلى حفظه.',
  },
  {
    key: 'amira-fouad',
    name: 'أميرة فؤاد',
    subject: 'الأحياء ووظائف الأعضاء',
    phone: '01080000203',
    biography: 'طبيبة تدرّس الأحياء والتشريح ووظائف الأعضاء منذ 2014. ترسم كل شكل أمام طلابها، وتطلب منهم أن يرسموه.',
  },
  {
    key: 'mahmoud-elsherbiny',
    name: 'محمود الشربيني',
    subject: 'الرياضيات',
    phone: '01080000204',
    biography: 'موجه رياضيات سابق، درّس الجبر والتفاضل عشرين سنة، وشارك في تأليف كتاب تدريبات للصف الثالث الثانوي.',
  },
  {
    key: 'abdelrahman-zaki',
    name: 'عبد الرحمن زكي',
    subject: 'اللغة العربية',
    phone: '01080000205',
    biography: 'خريج دار العلوم، يدرّس العربية منذ 2009 ويكتب في النحو الميسّر.',
  },
  {
    key: 'mariam-gerges',
    name: 'مريم جرجس',
    subject: 'اللغة الإنجليزية',
    phone: '01080000206',
    biography:
      'مدرّسة لغة إنجليزية حاصلة على شهادة CELTA. درّست في القاهرة والإسكندرية، وتشرح بالعربية ما يختلف عن لغتنا.',
  },
  {
    key: 'tarek-elnaggar',
    name: 'طارق النجار',
    subject: 'التاريخ والجغرافيا',
    phone: '01080000207',
    biography: 'يدرّس التاريخ والجغرافيا منذ 2003. في كل محاضرة خريطة وخط زمني.',
  },
  {
    key: 'nermin-adel',
    name: 'نرمين عادل',
    subject: 'المحاسبة والإحصاء',
    phone: '01080000208',
    biography: 'محاسبة قانونية تدرّس المحاسبة والإحصاء لطلاب التجارة منذ 2012.',
  },
  {
    key: 'ayman-rashwan',
    name: 'أيمن رشوان',
    subject: 'القانون',
    phone: '01080000209',
    biography: 'محامٍ بالاستئناف ومحاضر في مدخل القانون. يقرأ مع طلابه الأحكام قبل النظريات.',
  },
  {
    key: 'youssef-galal',
    name: 'يوسف جلال',
    subject: 'البرمجة',
    phone: '01080000210',
    biography: 'مهندس برمجيات عمل اثنتي عشرة سنة على تطبيقات عربية، ويدرّس البرمجة للمبتدئين منذ 2018.',
  },
] as const;

/** The key of a teacher. */
export type TeacherKey = (typeof demoTeachers)[number]['key'];

// `key | name`; the key is the e-mail's first part as well.
const names: Record<StudyTrack, string[]> = {
  science: [
    'ahmed.samir | أحمد سمير عبد الله',
    'mona.ibrahim | منى إبراهيم حسن',
    'omar.elsayed | عمر السيد محمود',
    'nourhan.adel | نورهان عادل مصطفى',
    'mina.nabil | مينا نبيل عزيز',
    'habiba.tamer | حبيبة تامر فتحي',
    'ziad.ashraf | زياد أشرف رمضان',
    'malak.hany | ملك هاني الديب',
    'abdallah.reda | عبد الله رضا البنا',
    'jana.walid | جنى وليد سالم',
    'karim.osama | كريم أسامة لطفي',
    'rawan.medhat | روان مدحت شاهين',
    'seif.hatem | سيف حاتم الشافعي',
    'maryam.emad | مريم عماد غالي',
    'hamza.gamal | حمزة جمال أبو زيد',
    'farida.sherif | فريدة شريف نور الدين',
  ],
  arts: [
    'shahd.ragab | شهد رجب عبد الفتاح',
    'moaz.yasser | معاذ ياسر خليل',
    'aya.mostafa | آية مصطفى الحداد',
    'peter.samuel | بيتر صموئيل إسحق',
    'basmala.ezzat | بسملة عزت هلال',
    'yassin.farouk | ياسين فاروق عوض',
    'esraa.kamal | إسراء كمال بدوي',
    'adham.magdy | أدهم مجدي سليمان',
    'toqa.saber | تقى صابر الجمل',
    'fares.nasser | فارس ناصر عبد الحميد',
    'rahma.atef | رحمة عاطف منير',
    'marwan.fekry | مروان فكري درويش',
  ],
  medicine: [
    'yara.alaa | يارا علاء الدسوقي',
    'beshoy.raafat | بيشوي رأفت ميخائيل',
    'sara.bahaa | سارة بهاء الدين فهمي',
    'mohamed.essam | محمد عصام الطنطاوي',
    'nada.hussein | ندى حسين عمران',
    'ibrahim.shawky | إبراهيم شوقي الفقي',
    'dina.maher | دينا ماهر صبري',
    'ali.ramzy | علي رمزي حجازي',
    'menna.gaber | منة الله جابر عثمان',
    'kerolos.adly | كيرلس عدلي شنودة',
    'reem.anwar | ريم أنور الصاوي',
  ],
  commerce: [
    'mostafa.hamdy | مصطفى حمدي البسيوني',
    'asmaa.fathy | أسماء فتحي عبد المنعم',
    'hassan.nagy | حسن ناجي الغريب',
    'christine.wagdy | كرستين وجدي بطرس',
    'amr.helmy | عمرو حلمي العدوي',
    'fatma.lotfy | فاطمة لطفي قاسم',
    'islam.saad | إسلام سعد المرسي',
    'heba.talaat | هبة طلعت زهران',
    'youssef.rabie | يوسف ربيع عبد الجواد',
    'nadine.sobhy | نادين صبحي راغب',
  ],
  computing: [
    'mazen.tawfik | مازن توفيق الأشقر',
    'lina.salah | لينا صلاح شعراوي',
    'andrew.magdi | أندرو مجدي فوزي',
    'hagar.refaat | هاجر رفعت النمر',
    'khaled.diaa | خالد ضياء الحسيني',
    'salma.yehia | سلمى يحيى مكاوي',
    'taha.mahrous | طه محروس أبو العلا',
    'nouran.sayed | نوران سيد الكردي',
    'anas.farag | أنس فرج القاضي',
    'jomana.hisham | جومانا هشام رستم',
    'bassem.zakaria | باسم زكريا شلبي',
  ],
};

const tracks: StudyTrack[] = ['science', 'arts', 'medicine', 'commerce', 'computing'];
const hosts = ['example.com', 'example.org', 'example.net'];

/** The sixty students. Some have no phone. The numbers are not real. */
export const demoStudents = tracks.flatMap((track, trackIndex) =>
  names[track].map((line, index) => {
    const [key = '', name = ''] = line.split(' | ');
    const phone = index % 7 === 5 ? null : `0105${trackIndex + 3}000${index + 11}1`;
    return { key, name, email: `${key}@${hosts[(trackIndex + index) % hosts.length]}`, phone, track };
  }),
);

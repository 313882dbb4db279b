export const failures = {
  failures: {
    data: {
      what: 'Los datos se borraron al vencer su plazo.',
      todo: 'Envíelos de nuevo.',
    },
    gone: {
      what: 'La plantilla se eliminó antes de que empezara la ejecución.',
      todo: 'Dé otra plantilla al documento, publique y repita con la versión publicada.',
    },
    template: {
      what: 'La plantilla no se puede leer.',
      todo: 'Ábrala en Word o PowerPoint, guárdela como un DOCX o PPTX nuevo y reemplace el archivo del documento.',
    },
    large: {
      what: 'El documento resultó demasiado grande.',
      todo: 'Envíe menos filas o imágenes más pequeñas, o divida la plantilla.',
    },
    tag: {
      what: 'Una etiqueta de la plantilla no se puede rellenar con estos valores.',
      todo: 'Corrija la etiqueta en la plantilla o el valor en los datos y repita la ejecución.',
    },
    formula: {
      what: 'Una fórmula no se puede calcular con estos valores.',
      todo: 'Corrija la fórmula en la plantilla o el valor en los datos y repita la ejecución.',
    },
    output: {
      what: 'El documento rellenado se eliminó antes de crear su PDF.',
      todo: 'Repita la ejecución.',
    },
    password: {
      what: 'La contraseña del PDF quedó vacía o es una que ningún PDF puede tener.',
      todo: 'Envíe un valor para cada etiqueta de la contraseña, o cambie su texto en el flujo, y repita la ejecución.',
    },
    locked: {
      what: 'Un PDF con contraseña no se puede enviar a firmar.',
      todo: 'Desactive la contraseña o la firma de este documento, publique y repita con la versión publicada.',
    },
    fieldTag: {
      what: 'Un valor contiene lo que se convertiría en un campo para firmar.',
      todo: 'Envíe los datos sin {{…}} en ese valor: solo la plantilla dice qué rellena el firmante.',
    },
    picture: {
      what: 'Una imagen no se puede usar.',
      todo: 'Envíe un PNG o JPEG de 5 MB como máximo.',
    },
    address: {
      what: 'La dirección del firmante no es una dirección de correo.',
      todo: 'Envíe los datos corregidos: al continuar se usaría la misma dirección.',
    },
    signatureText: {
      what: 'Un texto de la solicitud de firma no se puede usar.',
      todo: 'Cambie el texto en el flujo o el valor en los datos y repita la ejecución.',
    },
    converter: {
      what: 'Falta LibreOffice, que crea los PDF, o no arranca.',
      todo: 'Avise al operador. Cuando esté, continúe en el paso que falló.',
    },
    busy: {
      what: 'Ahora mismo se están creando demasiados documentos.',
      todo: 'Continúe un poco más tarde en el paso que falló.',
    },
    lost: {
      what: 'Un archivo ya no está en el almacenamiento.',
      todo: 'Avise al operador.',
    },
    internal: {
      what: 'Algo salió mal por nuestra parte.',
      todo: 'Continúe en el paso que falló; si vuelve a fallar, dé al operador el identificador de la ejecución.',
    },
    slides: {
      what: 'Con estos valores se omiten todas las diapositivas.',
      todo: 'Deje una diapositiva sin {{#if}} ni {{#each}} en su título y sus notas.',
    },
    limit: {
      what: 'Se alcanzó un límite de la cuenta.',
      todo: 'Continúe en el paso que falló cuando el límite lo permita de nuevo.',
    },
    other: {
      what: 'Se rechazó un paso.',
      todo: 'Vea los detalles, corrija el flujo o los datos y repita la ejecución.',
    },
  },
  warningKinds: {
    value: 'Sin valor',
    kind: 'Otra clase de valor de la que espera la etiqueta',
    picture: 'Imagen no usada',
    font: 'Se usó otra fuente',
    alike: 'Se usó otra fuente, tan ancha como la de la plantilla',
    slide: 'Más de lo que cabe en una diapositiva: el resto queda cortado',
    link: 'Enlace omitido',
    other: 'Por revisar',
  },
};
